import { useLocation } from 'react-router-dom';
import type { Language } from '#contract/core/language';
import { savePreferredLanguage } from '../../i18n/preferred-language';
import { useLanguage } from '../../i18n/use-language';
import { addBasePath } from '../../routing/base-path';
import { localizePath, parseLocale } from '../../routing/paths';
import { useHydrated } from '../../routing/use-hydrated';
import { languageSwitch } from './LanguageSwitch.css';

const names: Record<Language, string> = { en: 'English', es: 'Español' };

/** Links to the same page in the other language. A full page load, so that the page is rendered in that language. */
export function LanguageSwitch() {
  const { pathname, search, hash } = useLocation();
  // The server does not know the hash and drops unknown query parameters, and React keeps a server-rendered `href` when
  // it hydrates. The key remounts such a link after hydration.
  const isHydrated = useHydrated();
  const isIncomplete = isHydrated && search + hash !== '';
  const otherLanguage: Language = useLanguage() === 'es' ? 'en' : 'es';
  return (
    <a
      key={String(isIncomplete)}
      suppressHydrationWarning
      className={languageSwitch}
      href={addBasePath(
        localizePath(parseLocale(pathname).path + search + (isHydrated ? hash : ''), otherLanguage),
      )}
      hrefLang={otherLanguage}
      lang={otherLanguage}
      onClick={() => savePreferredLanguage(otherLanguage)}
    >
      {names[otherLanguage]}
    </a>
  );
}
