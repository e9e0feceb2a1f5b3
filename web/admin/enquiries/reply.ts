import type { BilingualText } from '#contract/core/language';
import type { Kept } from './kept';

const greeting = (name: string): BilingualText => ({ en: `Hello ${name},`, es: `Hola, ${name}:` });

/**
 * Where an answer is written: to the sender, in the language they wrote in, its subject and greeting there already, and
 * below them what it is about.
 */
export function replyAddress(
  { name, email, language }: Kept,
  subject: BilingualText,
  about = '',
): string {
  const to = encodeURIComponent(email).replaceAll('%40', '@');
  const body = `${greeting(name)[language]}\r\n\r\n${about && `\r\n\r\n${about}\r\n`}`;
  return `mailto:${to}?subject=${encodeURIComponent(subject[language])}&body=${encodeURIComponent(body)}`;
}

/** Where a call to a number begins, however that was written. */
export const callAddress = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
