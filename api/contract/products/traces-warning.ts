import type { BilingualText } from '../core/language';

/** Wherever facts about allergens are shown. */
export const tracesWarning: BilingualText = {
  en: 'Everything is made in one kitchen, so traces can’t be excluded.',
  es: 'Todo se prepara en una misma cocina, así que no podemos descartar trazas.',
};
