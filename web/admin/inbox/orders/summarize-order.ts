import type { BilingualText } from '#contract/core/language';
import type { OrderRecord } from '#contract/orders/admin-schema';
import { formatPrice } from '../../../i18n/formats';
import { formatLongDate } from '../../../ui/calendar/format-long-date';
import type { GetItemName } from './get-item-name';

const labels = {
  order: { en: 'Order', es: 'Pedido' },
  day: { en: 'Event date', es: 'Fecha del evento' },
  total: { en: 'Total', es: 'Total' },
  estimate: { en: 'Estimated total', es: 'Total estimado' },
} as const satisfies Record<string, BilingualText>;

/** Plain-text lines for a reply in the customer's language: number, date, items and total. */
export function summarizeOrder(order: OrderRecord, getItemName: GetItemName): string {
  const { number, eventDate, items, total, status, language } = order;
  // An unconfirmed total is an estimate.
  const totalLabel = status === 'New' ? labels.estimate : labels.total;
  return [
    `${labels.order[language]}: ${number}`,
    `${labels.day[language]}: ${formatLongDate(eventDate, language)}`,
    '',
    ...items.map(
      (item) =>
        `${item.quantity} × ${getItemName(item, language)}: ${formatPrice((Math.round(item.price * 100) * item.quantity) / 100, language)}`,
    ),
    '',
    `${totalLabel[language]}: ${formatPrice(total, language)}`,
  ].join('\r\n');
}
