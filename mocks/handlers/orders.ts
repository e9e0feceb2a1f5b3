import { said } from '#contract/core/language';
import { orderRules, orderThanks } from '#contract/orders/messages';
import {
  isPast,
  orderChangedMessage,
  orderChanges,
  orderLines,
  resolvePlace,
} from '#contract/orders/order-validation';
import { orderNumber } from '#contract/orders/rules';
import { Fault, refusedField } from '../http/fault';
import type { MockImplementations } from '../http/implementation';
import { orderRow } from '../tables/orders';

/** The orders' part of the contract. */
export const orders = {
  sendOrderRequest: ({ body }, { database: { enquiries, products }, clock }) => {
    const { language: lang, eventDate, items } = body;
    const now = clock();
    if (isPast(eventDate, now)) throw refusedField(400, 'eventDate', orderRules.pastDay, lang);
    const placed = resolvePlace(body, products);
    if (!placed) throw refusedField(400, 'area', orderRules.area, lang);
    const changes = orderChanges(body, products, now);
    if (changes.length > 0) {
      const message = said(orderChangedMessage(changes, products))({ lang });
      throw new Fault(409, { message, changes });
    }
    const id = enquiries.orders.length + 1;
    const arrival = { id, receivedAt: now.toISOString() };
    enquiries.orders.push(orderRow(arrival, placed, orderLines(items, products)));
    return { success: true, message: said(orderThanks)({ lang }), number: orderNumber(id) };
  },
} satisfies Partial<MockImplementations>;
