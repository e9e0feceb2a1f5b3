import { type BilingualText, defaultLanguage, type Language } from '#contract/core/language';

/** What a form shows once it has arrived. */
export const toFormResponse = (
  message: BilingualText,
  language: Language = defaultLanguage,
): { success: true; message: string } => ({ success: true, message: message[language] });
