import { useLocation } from 'react-router-dom';
import type { Language } from '#contract/core/language';
import { savePreferredLanguage } from '../../../i18n/preferred-language';
import { useLanguage } from '../../../i18n/use-language';
import { useNavigate } from '../../../routing/use-navigate';
import { languageButton } from './BackOfficeLayout.css';

const names: Record<Language, string> = { en: 'English', es: 'Español' };

/** Stays on the page, so that unsaved text is kept. */
export function LanguageButton() {
  const other: Language = useLanguage() === 'es' ? 'en' : 'es';
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  return (
    <button
      type="button"
      lang={other}
      className={languageButton}
      onClick={() => {
        savePreferredLanguage(other);
        navigate({ pathname, search, hash }, { replace: true });
      }}
    >
      {names[other]}
    </button>
  );
}
