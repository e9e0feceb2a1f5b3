import { Trans } from '@lingui/react/macro';
import type { OrderRecord } from '#contract/orders/admin-schema';
import { formatAddress } from '#contract/orders/format-address';
import { formatLongDate } from '../../../i18n/event-dates';
import { formatWindow } from '../../../i18n/format-window';
import { useLanguage } from '../../../i18n/use-language';
import { CopyButton } from '../../shell/controls/CopyButton';
import { DetailItem } from '../DetailList';
import { OrderDestination } from './OrderDestination';
import * as styles from './OrderDetail.css';

/** When, where and for how many people. */
export function OrderFulfillment({ order }: { readonly order: OrderRecord }) {
  const language = useLanguage();
  const { eventDate, window, kitchenDate, fulfilment, instructions, guests } = order;
  const address = formatAddress(order);
  return (
    <>
      <DetailItem label={<Trans>Event date</Trans>} wide>
        {formatLongDate(eventDate, language)}
      </DetailItem>
      {window && (
        <DetailItem label={<Trans>Time</Trans>} wide>
          {formatWindow(window, language)}
        </DetailItem>
      )}
      {kitchenDate !== eventDate && (
        <DetailItem
          label={
            fulfilment === 'shipping' ? <Trans>Leaves on</Trans> : <Trans>In the kitchen on</Trans>
          }
          wide
        >
          {formatLongDate(kitchenDate, language)}
        </DetailItem>
      )}
      <DetailItem label={<Trans>Delivery or pickup</Trans>} wide>
        <OrderDestination order={order} />
      </DetailItem>
      {address && (
        <DetailItem label={<Trans>Address</Trans>} wide>
          <span className={styles.line}>
            {address}
            <CopyButton text={address}>
              <Trans>Copy address</Trans>
            </CopyButton>
          </span>
        </DetailItem>
      )}
      <DetailItem label={<Trans>Gate code or instructions</Trans>} wide>
        {instructions}
      </DetailItem>
      <DetailItem label={<Trans>Guests</Trans>} wide>
        {guests}
      </DetailItem>
    </>
  );
}
