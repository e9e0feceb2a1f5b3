import type { BilingualText } from '../core/language';

/** Tags by which pages find their pictures in the media library. */
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

/** The page that each tag puts a picture on. */
const pages: Readonly<Record<keyof typeof pageTags, BilingualText>> = {
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

/** The pages that show pictures with any of these tags, each once. */
export function pagesWithTags(tags: readonly string[]): BilingualText[] {
  const keys = Object.keys(pageTags) as (keyof typeof pageTags)[];
  return [...new Set(keys.filter((key) => tags.includes(pageTags[key])).map((key) => pages[key]))];
}

/** Distinct choices of a hero: as many as the pictures asked for, twice the 5 of a desktop. */
export const heroVariants = 10;
