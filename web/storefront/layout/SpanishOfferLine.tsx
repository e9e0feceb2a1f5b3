import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { savePreferredLanguage } from '../../i18n/preferred-language';
import { addBasePath } from '../../routing/base-path';
import { localizePath, parseLocale } from '../../routing/paths';
import * as styles from './SpanishOfferLine.css';

/** Links to the same page in Spanish. Choosing either language saves it, so that the line does not come back. */
export function SpanishOfferLine() {
  const { pathname, search, hash } = useLocation();
  const [isOpen, setIsOpen] = useState(true);
  if (!isOpen) return null;

  function dismiss(): void {
    savePreferredLanguage('en');
    setIsOpen(false);
  }

  return (
    <div className={styles.anchor}>
      <p lang="es" className={styles.line}>
        <a
          className={styles.link}
          href={addBasePath(localizePath(parseLocale(pathname).path + search + hash, 'es'))}
          hrefLang="es"
          onClick={() => savePreferredLanguage('es')}
        >
          ¿Prefieres español?
        </a>
        <button type="button" className={styles.dismiss} aria-label="No, gracias" onClick={dismiss}>
          <X size={18} aria-hidden />
        </button>
      </p>
    </div>
  );
}
