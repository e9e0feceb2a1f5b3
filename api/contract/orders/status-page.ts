import type { Language } from '../core/language';

/** Path and query of the customer's status page. */
export const buildStatusPageUrl = (number: string, key: string, language: Language): string =>
  `${language === 'es' ? '/es' : ''}/order/${encodeURIComponent(number)}?${new URLSearchParams({ key })}`;

/** Its URL contains a key, so it must not be stored, logged or passed on. */
export const isStatusPage = (pathname: string): boolean => /^(\/(en|es))?\/order\//.test(pathname);
