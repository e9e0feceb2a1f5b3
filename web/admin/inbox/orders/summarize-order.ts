import { toCents } from '#contract/core/cents';
import type { BilingualText } from '#contract/core/language';
import type { OrderRecord } from '#contract/orders/admin-schema';
import { formatLongDate } from '../../../i18n/event-dates';
import { formatWindow } from '../../../i18n/format-window';
import { formatPrice } from '../../../i18n/formats';
import type { GetItemName } from './use-get-item-name';

const labels = {
  order: { en: 'Order', es: 'Pedido' },
  day: { en: 'Event date', es: 'Fecha del evento' },
  fee: { en: 'Delivery', es: 'Entrega' },
  discount: { en: 'Discount', es: 'Descuento' },
  total: { en: 'Total', es: 'Total' },
  estimate: { en: 'Estimated total', es: 'Total estimado' },
  deposit: { en: 'Deposit', es: 'Anticipo' },
} as const satisfies Record<string, BilingualText>;

/** Plain-text lines for a reply in the customer's language: number, date, items and total. */
export function summarizeOrder(order: OrderRecord, getItemName: GetItemName): string {
  const { number, eventDate, window, items, fee, discount, total, deposit, status, language } =
    order;
  const formatDollars = (dollars: number) => formatPrice(dollars, language);
  const formatAmount = (label: BilingualText, dollars: number) =>
    dollars === 0 ? [] : [`${label[language]}: ${formatDollars(dollars)}`];
  const day = [formatLongDate(eventDate, language), window && formatWindow(window, language)];
  // An unconfirmed total is an estimate.
  const totalLabel = status === 'New' ? labels.estimate : labels.total;
  return [
    `${labels.order[language]}: ${number}`,
    `${labels.day[language]}: ${day.filter(Boolean).join(', ')}`,
    '',
    ...items.map(
      (item) =>
        `${item.quantity} × ${getItemName(item, language)}: ${formatDollars((toCents(item.price) * item.quantity) / 100)}`,
    ),
    ...formatAmount(labels.fee, fee),
    ...formatAmount(labels.discount, -discount),
    '',
    `${totalLabel[language]}: ${formatDollars(total)}`,
    ...formatAmount(labels.deposit, deposit),
  ].join('\r\n');
}
