import { Plural, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { backOfficePaths, buildWaitingOrdersPath } from '../../routing/back-office-paths';
import { Link } from '../../routing/Link';
import { classes } from '../../ui/classes';
import * as styles from './CountLinks.css';
import { CountValue } from './CountValue';
import { type Count, useProductCount, useUnreadCount } from './use-counts';

export function CountLinks() {
  const { t } = useLingui();
  const orders = useUnreadCount('orders');
  const messages = useUnreadCount('messages');
  const requests = useUnreadCount('requests');
  const inquiries = useUnreadCount('inquiries');
  const products = useProductCount();
  const hasInquiries = (inquiries.number ?? 0) > 0;
  return (
    <nav aria-label={t`At a glance`} className={styles.links}>
      <CountLink to={buildWaitingOrdersPath()} count={orders} isUrgent>
        <Plural value={orders.number ?? 0} one="new order" other="new orders" />
      </CountLink>
      <CountLink to={backOfficePaths.dashboard('messages')} count={messages} isUrgent>
        <Plural value={messages.number ?? 0} one="unread message" other="unread messages" />
      </CountLink>
      <CountLink to={backOfficePaths.dashboard('restoration')} count={requests} isUrgent>
        <Plural value={requests.number ?? 0} one="unread request" other="unread requests" />
      </CountLink>
      <CountLink
        to={backOfficePaths.dashboard('events')}
        count={inquiries}
        isUrgent
        isWideOnly={!hasInquiries}
      >
        <Plural value={inquiries.number ?? 0} one="new event" other="new events" />
      </CountLink>
      <CountLink
        to={backOfficePaths.dashboard('products')}
        count={products}
        isWideOnly={hasInquiries}
      >
        <Plural value={products.number ?? 0} one="product" other="products" />
      </CountLink>
    </nav>
  );
}

interface CountLinkProps {
  readonly to: string;
  readonly count: Count;
  /** Whether anything above zero waits for the user. */
  readonly isUrgent?: boolean;
  /** Phones have room for four. */
  readonly isWideOnly?: boolean;
  readonly children: ReactNode;
}

const CountLink = ({
  to,
  count,
  isUrgent = false,
  isWideOnly = false,
  children,
}: CountLinkProps) => (
  <Link to={to} className={classes(styles.link, isWideOnly && styles.wideOnly)}>
    <span
      className={classes(styles.number, isUrgent && (count.number ?? 0) > 0 && styles.urgentNumber)}
    >
      <CountValue count={count} />
    </span>{' '}
    <span className={styles.name}>{children}</span>
  </Link>
);
