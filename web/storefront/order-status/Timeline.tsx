import { Trans } from '@lingui/react/macro';
import type { OrderEventKind } from '#contract/orders/rules';
import type { OrderStatusView } from '#contract/orders/status-schema';
import { useLanguage } from '../../i18n/use-language';
import { formatEventTime } from './format-event-time';
import { listShownEvents } from './get-order-stage';
import * as styles from './Timeline.css';

interface TimelineProps {
  readonly view: Pick<OrderStatusView, 'events' | 'fulfilment' | 'receivedAt'>;
}

/** Oldest first. Orders of earlier versions have no events. */
export function Timeline({ view }: TimelineProps) {
  const language = useLanguage();
  const shown = listShownEvents(view);
  const events = shown.length > 0 ? shown : [{ kind: 'received', at: view.receivedAt } as const];
  return (
    <ol className={styles.timeline}>
      {events.map(({ kind, at }) => (
        <li key={`${kind} ${at}`} className={styles.event}>
          <span className={styles.kind}>
            <EventName kind={kind} isPickup={view.fulfilment === 'pickup'} />
          </span>
          <time dateTime={at} className={styles.time}>
            {formatEventTime(at, language)}
          </time>
        </li>
      ))}
    </ol>
  );
}

interface EventNameProps {
  readonly kind: OrderEventKind;
  readonly isPickup: boolean;
}

function EventName({ kind, isPickup }: EventNameProps) {
  switch (kind) {
    case 'received':
      return <Trans>Received</Trans>;
    case 'changed':
      return <Trans>Changed by us</Trans>;
    case 'changes-accepted':
      return <Trans>You accepted the changes</Trans>;
    case 'changes-rejected':
      return <Trans>You declined the changes</Trans>;
    case 'confirmed':
      return <Trans>Confirmed</Trans>;
    case 'reopened':
      return <Trans>Under review again</Trans>;
    case 'declined':
      return <Trans>Declined by us</Trans>;
    case 'cancelled':
      return <Trans>Canceled by you</Trans>;
    case 'out-for-delivery':
      return <Trans>Out for delivery</Trans>;
    case 'ready':
      return <Trans>Ready</Trans>;
    case 'delivered':
      return isPickup ? <Trans>Picked up</Trans> : <Trans>Delivered</Trans>;
    case 'emailed':
      return null;
  }
}
