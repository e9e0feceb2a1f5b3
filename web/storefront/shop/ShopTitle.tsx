import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import type { BilingualText } from '#contract/core/language';
import { useLanguage } from '../../i18n/use-language';
import * as styles from './ShopPage.css';

interface ShopTitleProps {
  /** What is searched for; '' when nothing is. */
  readonly searched: string;
  readonly category: BilingualText | undefined;
  /** How many were found; undefined while that is not known. */
  readonly found: number | undefined;
}

/** What the list under it is: a search, a category or the whole shop. */
export function ShopTitle({ searched, category, found }: ShopTitleProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const title = useFocusOnSearch(searched);
  if (searched === '') {
    return (
      <h1 ref={title} className={styles.title}>
        {category ? category[language] : t`Shop`}
      </h1>
    );
  }
  return (
    <h1 ref={title} className={styles.title}>
      <Trans>“{searched}”</Trans>
      {found !== undefined && (
        <>
          {': '}
          <Plural value={found} _0="no products" one="# product" other="# products" />
        </>
      )}
    </h1>
  );
}

/** A new search begins at the top, at its heading, as a new page does; going back to one does not. */
function useFocusOnSearch(searched: string): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(searched);
  const navigation = useNavigationType();
  useEffect(() => {
    if (shown.current === searched) return;
    shown.current = searched;
    if (navigation === 'POP') return;
    window.scrollTo(0, 0);
    title.current?.setAttribute('tabindex', '-1');
    title.current?.focus({ preventScroll: true });
  }, [searched, navigation]);
  return title;
}
