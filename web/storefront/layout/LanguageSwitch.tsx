import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import type { Language } from '#contract/language';
import { inLanguage, splitLanguage } from '../../app/paths';
import { rememberLanguage } from '../../i18n/remembered-language';
import { useLanguage } from '../../i18n/use-language';
import * as styles from './LanguageSwitch.css';

const names: Record<Language, string> = { en: 'English', es: 'Español' };

/** The same address in the other language. The page comes anew, complete, in that language. */
export function LanguageSwitch() {
  const { t } = useLingui();
  const { pathname, search, hash } = useLocation();
  const other: Language = useLanguage() === 'es' ? 'en' : 'es';
  return (
    <a
      className={styles.languageSwitch}
      href={inLanguage(splitLanguage(pathname).path + search + hash, other)}
      hrefLang={other}
      lang={other}
      aria-label={names[other]}
      title={t`Change language`}
      onClick={() => rememberLanguage(other)}
    >
      <span aria-hidden="true" className={styles.short}>
        {other.toUpperCase()}
      </span>
      <span aria-hidden="true" className={styles.full}>
        {names[other]}
      </span>
    </a>
  );
}
