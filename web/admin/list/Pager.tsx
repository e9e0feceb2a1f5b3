import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import * as styles from './ListTools.css';
import { listPageSize, pagesOf } from './list-view';

interface PagerProps {
  readonly page: number;
  readonly total: number;
  readonly onTurn: (page: number) => void;
}

/** Which rows of how many are shown, and the way to those before and after. */
export function Pager({ page, total, onTurn }: PagerProps) {
  const { t } = useLingui();
  const place = useRef<HTMLElement>(null);
  const last = Math.min(page * listPageSize, total);
  const first = Math.min((page - 1) * listPageSize + 1, last);
  const pages = pagesOf(total);

  /** A turned list is read from its beginning; at its ends the buttons stay, and keep the focus. */
  function turn(to: number): void {
    if (to < 1 || to > pages) return;
    onTurn(to);
    place.current?.parentElement?.scrollIntoView({ block: 'start' });
  }

  return (
    <nav ref={place} aria-label={t`Pages`} className={styles.pager}>
      <p role="status" className={styles.count}>
        <Trans>
          Showing {first}-{last} of {total}
        </Trans>
      </p>
      {pages > 1 && (
        <div className={styles.steps}>
          <button
            type="button"
            className={styles.step}
            aria-disabled={page <= 1}
            onClick={() => turn(page - 1)}
          >
            <Trans>Previous</Trans>
          </button>
          <button
            type="button"
            className={styles.step}
            aria-disabled={page >= pages}
            onClick={() => turn(page + 1)}
          >
            <Trans>Next</Trans>
          </button>
        </div>
      )}
    </nav>
  );
}
