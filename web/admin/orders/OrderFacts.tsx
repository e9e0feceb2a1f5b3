import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { KeptOrder } from '#contract/orders/admin-schema';
import { formatMoment } from '../../i18n/dates';
import { useLanguage } from '../../i18n/use-language';
import { dayInWords } from '../../ui/calendar/day-in-words';
import { Fact, Facts } from '../enquiries/Facts';
import { OrderPlace } from './OrderPlace';

interface OrderFactsProps {
  readonly order: KeptOrder;
  /** What is known of its sender. */
  readonly children: ReactNode;
}

/** When and where an order is wanted, for how many, and by whom. */
export function OrderFacts({ order, children }: OrderFactsProps) {
  const language = useLanguage();
  const { eventDate, guests, notes, updatedAt } = order;
  return (
    <Facts>
      <Fact label={<Trans>Event date</Trans>}>{dayInWords(eventDate, language)}</Fact>
      <Fact label={<Trans>Delivery or pickup</Trans>}>
        <OrderPlace order={order} />
      </Fact>
      <Fact label={<Trans>Guests</Trans>}>{guests}</Fact>
      <Fact label={<Trans>Notes</Trans>} wide>
        {notes}
      </Fact>
      {children}
      <Fact label={<Trans>Last update</Trans>}>{formatMoment(updatedAt, language)}</Fact>
    </Facts>
  );
}
