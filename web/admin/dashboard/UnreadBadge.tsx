import { Plural } from '@lingui/react/macro';
import { visuallyHidden } from '../../ui/visually-hidden.css';
import * as styles from './DashboardPage.css';
import { useUnreadCount } from './use-counts';

const unreadLists = ['messages', 'restoration', 'orders'] as const;

/** Renders nothing for a tab without unread items or without an inbox. */
export function UnreadBadge({ tab }: { readonly tab: string }) {
  const list = unreadLists.find((name) => name === tab);
  return list ? <CountBadge list={list} /> : null;
}

function CountBadge({ list }: { readonly list: (typeof unreadLists)[number] }) {
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
