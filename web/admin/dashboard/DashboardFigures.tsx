import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { SectionHeading } from '../../ui/section-heading/SectionHeading';
import { CountValue } from './CountValue';
import * as styles from './DashboardFigures.css';
import { DashboardSummary } from './DashboardSummary';
import { type Count, useProductCount, useSubmissionCount, useVisitorCount } from './use-counts';

export function DashboardFigures() {
  const products = useProductCount();
  const messages = useSubmissionCount('messages');
  const requests = useSubmissionCount('requests');
  const visitors = useVisitorCount();
  return (
    <section className={styles.figures} aria-labelledby="figures">
      <SectionHeading id="figures">
        <Trans>Figures</Trans>
      </SectionHeading>
      <dl className={styles.list}>
        <Figure name={<Trans>Total Products</Trans>} count={products} />
        <Figure name={<Trans>Contact Messages</Trans>} count={messages} />
        <Figure name={<Trans>Restoration Requests</Trans>} count={requests} />
        <Figure name={<Trans>Today's Visitors</Trans>} count={visitors} />
      </dl>
      <DashboardSummary />
    </section>
  );
}

interface FigureProps {
  readonly name: ReactNode;
  readonly count: Count;
}

const Figure = ({ name, count }: FigureProps) => (
  <div className={styles.figure}>
    <dt className={styles.name}>{name}</dt>
    <dd className={styles.number}>
      <CountValue count={count} />
    </dd>
  </div>
);
