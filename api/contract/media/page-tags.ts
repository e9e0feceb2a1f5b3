import type { BilingualText } from '../core/language';

/** Media-library tags that select the images of each page. */
export const pageTags = {
  hero: 'hero',
  category: 'category',
  testimonial: 'testimonial',
  about: 'about',
  gallery: 'boards',
  contact: 'about-finishing',
  recipe: 'recipe',
  customBoard: 'about-arrangement',
  restoration: 'restoration',
} as const;

const home = { en: 'Home', es: 'Inicio' };

const about = { en: 'About Us', es: 'Nosotros' };

const restoration = { en: 'Restoration Services', es: 'Servicios de restauración' };

const pageNames: Readonly<Record<keyof typeof pageTags, BilingualText>> = {
  hero: home,
  category: home,
  testimonial: home,
  about,
  gallery: about,
  contact: { en: 'Contact', es: 'Contacto' },
  recipe: { en: 'Recipes', es: 'Recetas' },
  customBoard: restoration,
  restoration,
};

export function findPagesByTags(tags: readonly string[]): BilingualText[] {
  const keys = Object.keys(pageTags) as (keyof typeof pageTags)[];
  return [
    ...new Set(keys.filter((key) => tags.includes(pageTags[key])).map((key) => pageNames[key])),
  ];
}

/** Twice the 5 images of the desktop hero. */
export const heroVariantCount = 10;
