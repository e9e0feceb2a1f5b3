import { Trans } from '@lingui/react/macro';
import type { FulfillmentMethod } from '#contract/orders/rules';
import { FeeName } from '../order-sheet/FeeName';
import type { ChangedTerm } from './list-changes';

interface TermNameProps {
  readonly term: ChangedTerm;
  readonly fulfilment: FulfillmentMethod;
}

export function TermName({ term, fulfilment }: TermNameProps) {
  switch (term) {
    case 'eventDate':
      return <Trans>Date</Trans>;
    case 'fulfilment':
      return <Trans>Delivery or pickup</Trans>;
    case 'area':
      return <Trans>Delivery area</Trans>;
    case 'street':
      return <Trans>Address</Trans>;
    case 'window':
      return <Trans>Time</Trans>;
    case 'guests':
      return <Trans>Guests</Trans>;
    case 'recipients':
      return <Trans>Ships to</Trans>;
    case 'fee':
      return <FeeName fulfilment={fulfilment} recipientCount={1} />;
    case 'discount':
      return <Trans>Discount</Trans>;
    case 'total':
      return <Trans>Total</Trans>;
    case 'deposit':
      return <Trans>Deposit</Trans>;
  }
}
