import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { button } from '../../../ui/button/Button.css';
import * as styles from './LoadMore.css';

interface LoadMoreProps {
  readonly count: ReactNode;
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
  readonly onLoadMore: () => void;
}

export function LoadMore({ count, hasMore, loadingMore, onLoadMore }: LoadMoreProps) {
  return (
    <div className={styles.footer}>
      <p role="status" className={styles.count}>
        {count}
      </p>
      {hasMore && (
        <button
          type="button"
          className={button.secondary}
          aria-disabled={loadingMore}
          onClick={loadingMore ? undefined : onLoadMore}
        >
          {loadingMore ? <Trans>Loading…</Trans> : <Trans>Load more</Trans>}
        </button>
      )}
    </div>
  );
}
