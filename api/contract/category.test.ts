import { describe, expect, test } from 'vitest';
import { categories, findCategory } from './category';

const names = categories.flatMap(({ slug, name, aliases }) =>
  [slug, name.en, ...aliases].map((written) => ({ written, slug })),
);

describe('a category', () => {
  test.each(names)("is found by '$written'", ({ written, slug }) => {
    expect(findCategory(written)?.slug).toBe(slug);
  });

  test.each(names)("is found by '$written' in capitals and between spaces", ({ written, slug }) => {
    expect(findCategory(`  ${written.toUpperCase()} `)?.slug).toBe(slug);
  });

  test.each(['', ' ', 'nonsense', 'board', 'all', '__proto__', 'constructor'])(
    "is not found by '%s'",
    (written) => {
      expect(findCategory(written)).toBeUndefined();
    },
  );

  test('shares none of its names with another', () => {
    const written = categories.flatMap(({ slug, aliases }) => [slug, ...aliases]);
    expect(new Set(written).size).toBe(written.length);
  });

  test('has its other names in lower case, as they are compared', () => {
    for (const alias of categories.flatMap(({ aliases }) => aliases)) {
      expect(alias).toBe(alias.toLowerCase());
    }
  });
});
