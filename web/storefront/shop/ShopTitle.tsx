import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import type { BilingualText } from '#contract/core/language';
import { useLanguage } from '../../i18n/use-language';
import * as styles from './ShopPage.css';

interface ShopTitleProps {
  /** '' if there is no search. */
  readonly searched: string;
  readonly category: BilingualText | undefined;
  /** Number of results; undefined while loading. */
  readonly found: number | undefined;
}

export function ShopTitle({ searched, category, found }: ShopTitleProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const headingRef = useFocusOnSearch(searched);
  if (searched === '') {
    return (
      <h1 ref={headingRef} className={styles.title}>
        {category ? category[language] : t`Shop`}
      </h1>
    );
  }
  return (
    <h1 ref={headingRef} className={styles.title}>
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

/** A new search scrolls to the top and focuses the heading, as a new page does; back navigation does not. */
function useFocusOnSearch(searched: string): RefObject<HTMLHeadingElement | null> {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const lastSearchedRef = useRef(searched);
  const navigation = useNavigationType();
  useEffect(() => {
    if (lastSearchedRef.current === searched) return;
    lastSearchedRef.current = searched;
    if (navigation === 'POP') return;
    window.scrollTo(0, 0);
    headingRef.current?.setAttribute('tabindex', '-1');
    headingRef.current?.focus({ preventScroll: true });
  }, [searched, navigation]);
  return headingRef;
}
