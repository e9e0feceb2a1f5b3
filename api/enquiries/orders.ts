import type { Knex } from 'knex';
import { firstOrderStatus, type OrderRequest } from '#contract/order';
import { type OrderLine, totalCents } from '#contract/order-review';
import { arrivalOf } from './arrival';

/** An order that nothing has changed of. */
interface AcceptedOrder {
  readonly order: OrderRequest;
  readonly lines: readonly OrderLine[];
  readonly receivedAt: Date;
}

/** What people ask the shop to make for a day. */
export interface OrderStore {
  /** Keeps an order with its lines; answers its id. To be called in a transaction. */
  insert(accepted: AcceptedOrder): Promise<number>;
}

/** The orders in a database. */
export const createOrderStore = (database: Knex): OrderStore => ({
  async insert({ order, lines, receivedAt }) {
    const arrival = arrivalOf(order, receivedAt);
    const [inserted] = await database('order_requests')
      .insert({
        name: order.name,
        email: order.email,
        phone: order.phone || null,
        event_date: order.eventDate,
        fulfilment: order.fulfilment,
        area: order.area ?? null,
        guests: order.guests ?? null,
        notes: order.notes || null,
        status: firstOrderStatus,
        total_cents: totalCents(order.items),
        ...arrival,
        updated_at: arrival.received_at,
      })
      .returning('id');
    const id: number = inserted.id;
    await database('order_request_items').insert(
      lines.map((line, position) => ({
        order_id: id,
        product_id: line.productId,
        product_name: line.productName,
        quantity: line.quantity,
        price_cents: line.priceCents,
        position,
      })),
    );
    return id;
  },
});
