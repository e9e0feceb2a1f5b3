import { useLanguage } from '../../i18n/use-language';
import { PageLink } from '../../routing/PageLink';
import * as styles from './SearchAnswers.css';
import type { Answer } from './shop-search-result';

interface SearchAnswersProps {
  readonly answers: readonly Answer[];
  readonly onNavigate?: (() => void) | undefined;
}

/** Links to the questions and pages that answer the search. */
export function SearchAnswers({ answers, onNavigate }: SearchAnswersProps) {
  const language = useLanguage();
  if (answers.length === 0) return null;
  return (
    <ul className={styles.answers}>
      {answers.map(({ path, title, text }) => (
        <li key={path} className={styles.answer}>
          <PageLink to={path} className={styles.link} {...(onNavigate && { onClick: onNavigate })}>
            {title[language]}
          </PageLink>
          {text[language] !== '' && <p className={styles.text}>{text[language]}</p>}
        </li>
      ))}
    </ul>
  );
}
