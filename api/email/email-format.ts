import { business } from '#contract/business';
import type { Language } from '#contract/core/language';
import { getWindowEnd } from '#contract/orders/rules';

/** US variants of both languages. */
const locales: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US' };

/** 'Wednesday, November 25, 2026' for '2026-11-25'. */
export const formatDay = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );

export const formatDollars = (dollars: number, language: Language): string =>
  new Intl.NumberFormat(locales[language], { style: 'currency', currency: business.currency })
    .format(dollars)
    // Text e-mails are read in every font.
    .replaceAll('\u00a0', ' ');

/** '11:00 AM to 1:00 PM' for '11:00'. */
export function formatWindow(windowStart: string, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], {
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  const [from, to] = [windowStart, getWindowEnd(windowStart)].map((time) =>
    format.format(new Date(`2000-01-01T${time}:00Z`)).replaceAll(/\s/g, ' '),
  );
  return language === 'es' ? `de ${from} a ${to}` : `${from} to ${to}`;
}

/** Customers' texts must not break a line of an e-mail into two. */
export const toSingleLine = (text: string): string =>
  text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** In e-mails to the shop, so that it's clear which text is the sender's. */
export const quoteText = (text: string): string =>
  text
    .trim()
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
