import { Trans } from '@lingui/react/macro';
import { button } from '../../ui/button/Button.css';
import { Notice } from '../../ui/notice/Notice';
import * as styles from './WishlistPage.css';

/** Names and photographs cannot be had; the list itself is safe. */
export const CatalogueFailed = ({ onRetry }: { readonly onRetry: () => void }) => (
  <div className={styles.failure}>
    <Notice>
      <Trans>
        We could not load names and photographs. The list is safe: everything on it is below, by
        number.
      </Trans>
    </Notice>
    <button type="button" className={button({ kind: 'quiet' })} onClick={onRetry}>
      <Trans>Try again</Trans>
    </button>
  </div>
);
