import type { BilingualText } from './core/language';
import { normalizeForSearch } from './core/text';

export const categorySlugs = ['boards', 'grazing', 'special', 'gifts'] as const;
export type CategorySlug = (typeof categorySlugs)[number];

interface Category {
  readonly slug: CategorySlug;
  readonly name: BilingualText;
  readonly aliases: readonly string[];
}

/** In display order. */
export const categories: readonly Category[] = [
  {
    slug: 'boards',
    name: { en: 'Charcuterie Boards', es: 'Tablas de charcutería' },
    aliases: [],
  },
  {
    slug: 'grazing',
    name: { en: 'Grazing Tables', es: 'Mesas de quesos' },
    aliases: ['grazing table', 'mesas de pastoreo'],
  },
  {
    slug: 'special',
    name: { en: 'Special Events', es: 'Eventos especiales' },
    aliases: ['events', 'special occasions', 'seasonal'],
  },
  {
    slug: 'gifts',
    name: { en: 'Gift Boxes', es: 'Cajas de regalo' },
    aliases: ['gift box'],
  },
];

/** Matches slug, name in either language, or alias; ignores case and accents. */
export function findCategory(name: string): Category | undefined {
  const query = normalizeForSearch(name.trim());
  return categories.find(({ slug, name: { en, es }, aliases }) =>
    [slug, en, es, ...aliases].some((candidate) => normalizeForSearch(candidate) === query),
  );
}
