import type { BilingualText } from '#contract/core/language';

/** Used on the FAQ page and in searches that exclude an allergen. */
export const allergyWarning: BilingualText = {
  en: 'Everything is made in one kitchen, so we cannot promise that no trace is left. If the allergy is severe, call us before you order.',
  es: 'Todo sale de una misma cocina, así que no podemos prometer que no quede ningún rastro. Si la alergia es grave, llámanos antes de pedir.',
};
