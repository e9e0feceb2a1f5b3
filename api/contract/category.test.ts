import { describe, expect, test } from 'vitest';
import { categories, findCategory } from './category';
import { plainText } from './core/text';

const names = categories.flatMap(({ slug, name, aliases }) =>
  [slug, name.en, name.es, ...aliases].map((written) => ({ written, slug })),
);

describe('a category', () => {
  test.each(names)("is found by '$written'", ({ written, slug }) => {
    expect(findCategory(written)?.slug).toBe(slug);
  });

  test.each(names)("is found by '$written' in capitals and between spaces", ({ written, slug }) => {
    expect(findCategory(`  ${written.toUpperCase()} `)?.slug).toBe(slug);
  });

  test.each([
    ['Mesas de Pastoreo', 'grazing'],
    ['tablas de charcuteria', 'boards'],
  ])("is found by the older or unaccented name '%s'", (written, slug) => {
    expect(findCategory(written)?.slug).toBe(slug);
  });

  test.each(['', ' ', 'nonsense', 'board', 'all', '__proto__', 'constructor'])(
    "is not found by '%s'",
    (written) => {
      expect(findCategory(written)).toBeUndefined();
    },
  );

  test('shares none of its names with another', () => {
    const written = names.map((name) => plainText(name.written));
    expect(new Set(written).size).toBe(written.length);
  });
});
