import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { business } from '#contract/business';
import type { OrderStatusView } from '#contract/orders/status-schema';
import { formatLongDate } from '../../i18n/event-dates';
import { useLanguage } from '../../i18n/use-language';
import type { OrderStage } from './get-order-stage';
import * as styles from './StageText.css';

interface StageTextProps {
  readonly stage: OrderStage;
  readonly view: OrderStatusView;
}

/** What the stage means for the customer, and what happens next. */
export function StageText({ stage, view }: StageTextProps) {
  const text = describeStage(stage, view);
  return text && <p className={styles.text}>{text}</p>;
}

const { neighborhood } = business.address;

function describeStage(stage: OrderStage, view: OrderStatusView): ReactNode {
  switch (stage) {
    case 'received':
      return (
        <Trans>
          We’ll read it ourselves and confirm it. Until then you don’t owe anything, and nothing is
          final.
        </Trans>
      );
    case 'changed':
      return <Trans>Look at what’s different, and tell us whether you agree.</Trans>;
    case 'changes-rejected':
      return <Trans>We’ll look for something that works for you, and get in touch.</Trans>;
    case 'confirmed':
      return <ConfirmedText view={view} />;
    case 'ready':
      return view.fulfilment === 'pickup' ? (
        <Trans>It’s waiting for you in {neighborhood}.</Trans>
      ) : (
        <Trans>It’s packed, and leaves our kitchen soon.</Trans>
      );
    case 'out-for-delivery':
      return <Trans>It has left our kitchen.</Trans>;
    case 'delivered':
      return <Trans>Thank you! We hope it tasted as good as it looked.</Trans>;
    case 'declined':
      return <Trans>Call us, and we’ll see together what else we can do.</Trans>;
    case 'cancelled':
      return view.deposit > 0 ? (
        <Trans>If you’ve already paid the deposit, we’ll give it back.</Trans>
      ) : (
        <Trans>You don’t owe anything.</Trans>
      );
    case 'unknown':
      return undefined;
  }
}

function ConfirmedText({ view: { fulfilment, eventDate } }: Pick<StageTextProps, 'view'>) {
  const day = formatLongDate(eventDate, useLanguage());
  if (fulfilment === 'delivery') return <Trans>We’ll bring it to you on {day}.</Trans>;
  if (fulfilment === 'shipping') return <Trans>It arrives on {day} at the latest.</Trans>;
  return (
    <Trans>
      See you in {neighborhood} on {day}.
    </Trans>
  );
}
