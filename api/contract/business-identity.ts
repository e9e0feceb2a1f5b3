import type { BilingualText } from './core/language';

/** What every page shows; the rest is in `business`, which only some pages load. */
export const businessIdentity = {
  name: 'La Higuera',
  tagline: {
    en: 'Artisan charcuterie, made by mother and daughter in Highland Park',
    es: 'Charcutería artesanal, hecha por madre e hija en Highland Park',
  } satisfies BilingualText,
  timeZone: 'America/Los_Angeles',
  currency: 'USD',
} as const;
