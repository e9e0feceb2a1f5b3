import { describe, expect, test } from 'vitest';
import { categories, findCategory } from './category';
import { plainText } from './core/text';

const names = categories.flatMap(({ slug, name, aliases }) =>
  [slug, name.en, name.es, ...aliases].map((written) => ({ written, slug })),
);

describe('findCategory', () => {
  test.each(names)("finds a category by '$input'", ({ written, slug }) => {
    expect(findCategory(written)?.slug).toBe(slug);
  });

  test.each(names)("ignores case and surrounding spaces in '$input'", ({ written, slug }) => {
    expect(findCategory(`  ${written.toUpperCase()} `)?.slug).toBe(slug);
  });

  test.each([
    ['Mesas de Pastoreo', 'grazing'],
    ['tablas de charcuteria', 'boards'],
  ])("finds a category by the older or unaccented name '%s'", (written, slug) => {
    expect(findCategory(written)?.slug).toBe(slug);
  });

  test.each(['', ' ', 'nonsense', 'board', 'all', '__proto__', 'constructor'])(
    "finds no category for '%s'",
    (written) => {
      expect(findCategory(written)).toBeUndefined();
    },
  );

  test('categories share no slug, name or alias', () => {
    const written = names.map((name) => plainText(name.written));
    expect(new Set(written).size).toBe(written.length);
  });
});
