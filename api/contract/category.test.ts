import { describe, expect, test } from 'vitest';
import { categories, findCategory } from './category';
import { normalizeForSearch } from './core/text';

const names = categories.flatMap(({ slug, name, aliases }) =>
  [slug, name.en, name.es, ...aliases].map((input) => ({ input, slug })),
);

describe('findCategory', () => {
  test.each(names)("finds a category by '$input'", ({ input, slug }) => {
    expect(findCategory(input)?.slug).toBe(slug);
  });

  test.each(names)("ignores case and surrounding spaces in '$input'", ({ input, slug }) => {
    expect(findCategory(`  ${input.toUpperCase()} `)?.slug).toBe(slug);
  });

  test.each([
    ['Mesas de Pastoreo', 'grazing'],
    ['tablas de charcuteria', 'boards'],
  ])("finds a category by the older or unaccented name '%s'", (input, slug) => {
    expect(findCategory(input)?.slug).toBe(slug);
  });

  test.each(['', ' ', 'nonsense', 'board', 'all', '__proto__', 'constructor'])(
    "finds no category for '%s'",
    (input) => {
      expect(findCategory(input)).toBeUndefined();
    },
  );

  test('categories share no slug, name or alias', () => {
    const input = names.map((name) => normalizeForSearch(name.input));
    expect(new Set(input).size).toBe(input.length);
  });
});
