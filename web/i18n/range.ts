import type { Language } from '#contract/core/language';

/** From one number to another, as running text says it: '2–4', «2 a 4». */
export const range = (
  { from, to }: { readonly from: number; readonly to: number },
  language: Language,
): string => (language === 'es' ? `${from} a ${to}` : `${from}–${to}`);
