import type { Language } from '#contract/core/language';

/** '2–4' in English, '2 a 4' in Spanish. */
export const formatRange = (
  { from, to }: { readonly from: number; readonly to: number },
  language: Language,
): string => (language === 'es' ? `${from} a ${to}` : `${from}–${to}`);
