import type { Language } from '../core/language';

/** Path and query of the page, which also accepts posts of mail programs (RFC 8058). */
export const buildUnsubscribeUrl = (token: string, language: Language): string =>
  `${language === 'es' ? '/es' : ''}/unsubscribe?${new URLSearchParams({ token })}`;

export const isUnsubscribePage = (pathname: string): boolean =>
  /^(\/(en|es))?\/unsubscribe\/?$/.test(pathname);
