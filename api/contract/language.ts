import * as v from 'valibot';

export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'en';

/** A text in every language of the shop. */
export const bilingualText = v.object({ en: v.string(), es: v.string() });
export type BilingualText = v.InferOutput<typeof bilingualText>;
