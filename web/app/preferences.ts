import type { Language } from '#contract/core/language';
import { savePreferredLanguage } from '../i18n/preferred-language';
import { addBasePath, removeBasePath } from '../routing/base-path';
import { localizePath, parseLocale } from '../routing/paths';
import {
  getThemePreference,
  setThemePreference,
  subscribeToTheme,
} from '../ui/theme-switch/theme-preference';
import { findPage } from './pages';

/** What the mocks' panel changes: the mocks don't import the web. Loaded only with them. */
export const preferences = {
  getTheme: getThemePreference,
  setTheme: setThemePreference,
  subscribeToTheme,
  setLanguage: savePreferredLanguage,
  /** Undefined for a page of the back office, whose URL is the same in both languages. */
  localizePath(url: string, language: Language): string | undefined {
    const { pathname, search, hash } = new URL(url, location.href);
    const path = removeBasePath(pathname);
    if (findPage(path, search).page.backOffice) return undefined;
    return addBasePath(localizePath(parseLocale(path).path + search + hash, language));
  },
};
