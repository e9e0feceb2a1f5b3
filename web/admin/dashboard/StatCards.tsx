import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatNumber } from '../../i18n/numbers';
import { useLanguage } from '../../i18n/use-language';
import { Skeleton } from '../../ui/skeleton/Skeleton';
import { visuallyHidden } from '../../ui/visually-hidden.css';
import * as styles from './StatCards.css';
import { type Count, useProductCount, useSubmissionCount, useVisitorCount } from './use-counts';

export function StatCards() {
  const { t } = useLingui();
  const products = useProductCount();
  const messages = useSubmissionCount('messages');
  const requests = useSubmissionCount('restoration');
  const visitors = useVisitorCount();
  return (
    <dl className={styles.cards} aria-label={t`Figures`}>
      <StatCard name={<Trans>Total Products</Trans>} count={products} />
      <StatCard name={<Trans>Contact Messages</Trans>} count={messages} />
      <StatCard name={<Trans>Restoration Requests</Trans>} count={requests} />
      <StatCard name={<Trans>Today's Visitors</Trans>} count={visitors} />
    </dl>
  );
}

interface StatCardProps {
  readonly name: ReactNode;
  readonly count: Count;
}

function StatCard({ name, count: { number, failed } }: StatCardProps) {
  const language = useLanguage();
  return (
    <div className={styles.card}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.number}>
        {number === undefined && !failed && <Skeleton className={styles.skeleton} />}
        {number === undefined && failed && <UnknownFigure />}
        {number !== undefined && formatNumber(number, language)}
      </dd>
    </div>
  );
}

/** A failed count must not look like zero. */
function UnknownFigure() {
  const { t } = useLingui();
  const message = t`This couldn’t be loaded.`;
  return (
    <>
      <span aria-hidden title={message}>
        –
      </span>
      <span className={visuallyHidden}>{message}</span>
    </>
  );
}
