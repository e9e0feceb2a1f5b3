import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import * as styles from './DataTable.css';
import { countPages, listPageSize } from './list-view';

interface PagerProps {
  readonly page: number;
  readonly total: number;
  readonly onPageChange: (page: number) => void;
}

export function Pager({ page, total, onPageChange }: PagerProps) {
  const { t } = useLingui();
  const container = useRef<HTMLElement>(null);
  const last = Math.min(page * listPageSize, total);
  const first = Math.min((page - 1) * listPageSize + 1, last);
  const pages = countPages(total);

  /** The buttons stay enabled at either end to keep the focus. */
  function goToPage(targetPage: number): void {
    if (targetPage < 1 || targetPage > pages) return;
    onPageChange(targetPage);
    container.current?.parentElement?.scrollIntoView({ block: 'start' });
  }

  return (
    <nav ref={container} aria-label={t`Pages`} className={styles.pager}>
      <p role="status" className={styles.count}>
        <Trans>
          Showing {first}-{last} of {total}
        </Trans>
      </p>
      {pages > 1 && (
        <div className={styles.buttons}>
          <button
            type="button"
            className={styles.button}
            aria-disabled={page <= 1}
            onClick={() => goToPage(page - 1)}
          >
            <Trans>Previous</Trans>
          </button>
          <button
            type="button"
            className={styles.button}
            aria-disabled={page >= pages}
            onClick={() => goToPage(page + 1)}
          >
            <Trans>Next</Trans>
          </button>
        </div>
      )}
    </nav>
  );
}
