import { Plural, Trans } from '@lingui/react/macro';
import * as styles from './DashboardPage.css';
import { useProductCount, useSubmissionCount, useUnreadTotal } from './use-counts';

export function DashboardSummary() {
  const products = useProductCount().number;
  const messages = useSubmissionCount('messages').number;
  const requests = useSubmissionCount('requests').number;
  const unread = useUnreadTotal();
  if (products === undefined || messages === undefined || requests === undefined) return null;
  return (
    <p className={styles.summary}>
      <Trans>
        Your shop has <Plural value={products} one="# product" other="# products" />,{' '}
        <Plural value={messages} one="# contact message" other="# contact messages" /> and{' '}
        <Plural value={requests} one="# restoration request" other="# restoration requests" />.
      </Trans>{' '}
      {unread !== undefined && (
        <strong>
          <Plural
            value={unread}
            _0="Everything has been read."
            one="# hasn’t been read yet."
            other="# haven’t been read yet."
          />
        </strong>
      )}
    </p>
  );
}
