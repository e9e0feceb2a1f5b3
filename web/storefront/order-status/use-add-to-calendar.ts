import { useLingui } from '@lingui/react/macro';
import { business } from '#contract/business';
import { buildCalendarFile } from '#contract/orders/calendar-file';
import { formatAddress } from '#contract/orders/format-address';
import { getItemName } from '#contract/orders/item-name';
import type { OrderStatusView } from '#contract/orders/status-schema';
import type { Product } from '#contract/products/schema';
import { saveBlob } from '../../data/save-blob';
import { useLanguage } from '../../i18n/use-language';

const { neighborhood, city, state } = business.address;

/** Returns a function that downloads a calendar file. */
export function useAddToCalendar(
  view: OrderStatusView,
  products: readonly Product[] | null | undefined,
): () => void {
  const { t } = useLingui();
  const language = useLanguage();
  const { number, fulfilment, items } = view;
  const { name, phone } = business;
  const summaries = {
    delivery: t`Delivery from ${name}`,
    pickup: t`Pickup at ${name}`,
    shipping: t`Gifts from ${name} arrive by today`,
  };
  const locations = {
    delivery: formatAddress(view),
    pickup: `${name}, ${neighborhood}, ${city}, ${state}`,
    shipping: '',
  };
  return () => {
    const lines = items.map(
      (item) => `${item.quantity} × ${getItemName(item, products ?? [], language)}`,
    );
    const phoneNumber = phone.display;
    const texts = {
      summary: summaries[fulfilment],
      location: locations[fulfilment],
      description: [t`Order ${number}`, ...lines, t`Questions? ${phoneNumber}`].join('\n'),
    };
    const file = buildCalendarFile(view, texts, new Date());
    saveBlob(`${number}.ics`, new Blob([file], { type: 'text/calendar;charset=utf-8' }));
  };
}
