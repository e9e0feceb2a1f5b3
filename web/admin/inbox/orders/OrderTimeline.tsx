import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { OrderEvent, OrderRecord } from '#contract/orders/admin-schema';
import { listEventChanges } from '#contract/orders/timeline';
import { formatDateTime } from '../../../i18n/dates';
import { formatList } from '../../../i18n/formats';
import { useLanguage } from '../../../i18n/use-language';
import { eventNames, termLabels } from './event-names';
import * as styles from './OrderTimeline.css';

interface OrderTimelineProps {
  readonly order: OrderRecord;
  /** Oldest first. */
  readonly events: readonly OrderEvent[];
}

/** Renders nothing for an order of an earlier version, which has no events. */
export function OrderTimeline({ order, events }: OrderTimelineProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const id = useId();
  if (events.length === 0) return null;
  const formatChanges = (index: number) =>
    formatList(
      listEventChanges(order, events, index).map((term) => t(termLabels[term])),
      language,
    );
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        <Trans>Timeline</Trans>
      </h3>
      <ol className={styles.list}>
        {events.map(({ kind, at, admin }, index) => {
          const changes = formatChanges(index);
          return (
            <li key={`${at} ${kind}`} className={styles.event}>
              <p>
                <span className={styles.name}>{t(eventNames[kind])}</span>
                {changes && `: ${changes}`}
              </p>
              <p className={styles.details}>
                <time dateTime={at}>{formatDateTime(at, language)}</time>
                {admin && <> · {admin}</>}
              </p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
