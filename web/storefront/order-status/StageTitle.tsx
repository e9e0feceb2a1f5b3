import { Trans } from '@lingui/react/macro';
import type { OrderStatusView } from '#contract/orders/status-schema';
import type { OrderStage } from './get-order-stage';

interface StageTitleProps {
  readonly stage: OrderStage;
  readonly view: Pick<OrderStatusView, 'fulfilment'>;
}

export function StageTitle({ stage, view: { fulfilment } }: StageTitleProps) {
  switch (stage) {
    case 'received':
      return <Trans>We have your order request</Trans>;
    case 'changed':
      return <Trans>We changed something in your order</Trans>;
    case 'changes-rejected':
      return <Trans>You declined our changes</Trans>;
    case 'confirmed':
      return <Trans>Your order is confirmed</Trans>;
    case 'ready':
      return <Trans>Your order is ready</Trans>;
    case 'out-for-delivery':
      return <Trans>Your order is on its way</Trans>;
    case 'delivered':
      return fulfilment === 'pickup' ? (
        <Trans>You picked up your order</Trans>
      ) : (
        <Trans>Your order was delivered</Trans>
      );
    case 'declined':
      return <Trans>We can’t take this order</Trans>;
    case 'cancelled':
      return <Trans>You canceled this order</Trans>;
    case 'unknown':
      return <Trans>Your order</Trans>;
  }
}
