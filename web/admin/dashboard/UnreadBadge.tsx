import { Plural } from '@lingui/react/macro';
import type { UnreadCounts } from '#contract/inbox/admin-schema';
import { visuallyHidden } from '../../ui/visually-hidden.css';
import * as styles from './DashboardPage.css';
import { useUnreadCount } from './use-counts';

/** Renders nothing if everything has been read. */
export function UnreadBadge({ list }: { readonly list: keyof UnreadCounts }) {
  const { number = 0 } = useUnreadCount(list);
  if (number === 0) return null;
  return (
    <>
      <span aria-hidden className={styles.unreadBadge}>
        {number}
      </span>
      <span className={visuallyHidden}>
        {' '}
        <Plural value={number} one="(# new)" other="(# new)" />
      </span>
    </>
  );
}
