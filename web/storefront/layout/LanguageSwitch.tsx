import { useLocation } from 'react-router-dom';
import type { Language } from '#contract/core/language';
import { rememberLanguage } from '../../i18n/remembered-language';
import { useLanguage } from '../../i18n/use-language';
import { localizePath, parseLocale } from '../../routing/paths';
import { useHydrated } from '../../routing/use-hydrated';
import { languageSwitch } from './LanguageSwitch.css';

const names: Record<Language, string> = { en: 'English', es: 'Español' };

/** The same address in the other language. The page comes anew, complete, in that language. */
export function LanguageSwitch() {
  const { pathname, search, hash } = useLocation();
  // The server paints without the hash and what no page reads of the query, and a link that is taken over
  // keeps the address it came with: so it is made anew.
  const takenOver = useHydrated();
  const other: Language = useLanguage() === 'es' ? 'en' : 'es';
  return (
    <a
      key={String(takenOver)}
      suppressHydrationWarning
      className={languageSwitch}
      href={localizePath(parseLocale(pathname).path + search + (takenOver ? hash : ''), other)}
      hrefLang={other}
      lang={other}
      onClick={() => rememberLanguage(other)}
    >
      {names[other]}
    </a>
  );
}
