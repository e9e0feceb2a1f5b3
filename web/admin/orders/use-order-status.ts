import { useLingui } from '@lingui/react/macro';
import type { OrderStatus } from '#contract/order';
import { type KeptOrder, setOrderStatus } from '#contract/order-requests';
import { write } from '../../data/write';
import { useLanguage } from '../../i18n/use-language';
import type { Enquiries } from '../enquiries/use-enquiries';
import type { Reader } from '../enquiries/use-reader';
import { useStatusDeed } from '../enquiries/use-status-deed';

/** Gives an order another status; answers whether nothing is left to be done. */
export function useOrderStatus(list: Enquiries<KeptOrder>, reader: Reader<KeptOrder>) {
  const { t } = useLingui();
  const language = useLanguage();
  const statusDeed = useStatusDeed(list, reader);

  return ({ id }: KeptOrder, status: OrderStatus): Promise<boolean> =>
    statusDeed(() => write(setOrderStatus, { params: { id }, body: { status, language } }), {
      done: t`Order status updated successfully`,
      failed: t`Failed to update order status`,
    });
}
