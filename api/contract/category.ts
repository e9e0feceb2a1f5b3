import type { BilingualText } from './language';

export const categorySlugs = ['boards', 'grazing', 'special', 'gifts'] as const;
export type CategorySlug = (typeof categorySlugs)[number];

interface Category {
  readonly slug: CategorySlug;
  readonly name: BilingualText;
  /** Other names seen in addresses and imports, in lower case. */
  readonly aliases: readonly string[];
}

/** The one table of categories, in the order the shop shows them. */
export const categories: readonly Category[] = [
  {
    slug: 'boards',
    name: { en: 'Charcuterie Boards', es: 'Tablas de Charcutería' },
    aliases: ['charcuterie boards'],
  },
  {
    slug: 'grazing',
    name: { en: 'Grazing Tables', es: 'Mesas de Pastoreo' },
    aliases: ['grazing tables', 'grazing table'],
  },
  {
    slug: 'special',
    name: { en: 'Special Events', es: 'Eventos Especiales' },
    aliases: ['special events', 'events', 'special occasions', 'seasonal'],
  },
  {
    slug: 'gifts',
    name: { en: 'Gift Boxes', es: 'Cajas de Regalo' },
    aliases: ['gift boxes', 'gift box'],
  },
];

/** The category a slug or one of its other names means, whatever its case; undefined when none. */
export function findCategory(name: string): Category | undefined {
  const wanted = name.trim().toLowerCase();
  return categories.find(({ slug, aliases }) => slug === wanted || aliases.includes(wanted));
}
