import { useLocation } from 'react-router-dom';
import type { Language } from '#contract/language';
import { inLanguage, splitLanguage } from '../../app/paths';
import { useHydrated } from '../../app/use-hydrated';
import { rememberLanguage } from '../../i18n/remembered-language';
import { useLanguage } from '../../i18n/use-language';
import { languageSwitch } from './LanguageSwitch.css';

const names: Record<Language, string> = { en: 'English', es: 'Español' };

/** The same address in the other language. The page comes anew, complete, in that language. */
export function LanguageSwitch() {
  const { pathname, search, hash } = useLocation();
  // The server never sees a hash, and a link that is taken over keeps the address it came with.
  const seenHash = useHydrated() ? hash : '';
  const other: Language = useLanguage() === 'es' ? 'en' : 'es';
  return (
    <a
      className={languageSwitch}
      href={inLanguage(splitLanguage(pathname).path + search + seenHash, other)}
      hrefLang={other}
      lang={other}
      onClick={() => rememberLanguage(other)}
    >
      {names[other]}
    </a>
  );
}
