import type { Knex } from 'knex';
import type { OrderEvent } from '#contract/orders/admin-schema';
import type { OrderEventKind } from '#contract/orders/rules';

interface EventRow {
  readonly kind: OrderEventKind;
  readonly admin: string | null;
  readonly at: string;
  /** JSON */
  readonly details: string;
}

const table = 'order_events';

interface NewEvent {
  readonly orderId: number;
  readonly kind: OrderEventKind;
  /** User name; missing if the customer or the shop itself did it. */
  readonly admin?: string | undefined;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Call it in the transaction of the change. */
export async function insertOrderEvent(
  trx: Knex,
  { orderId, kind, admin, details = {} }: NewEvent,
  now: Date,
): Promise<void> {
  await trx(table).insert({
    order_id: orderId,
    kind,
    admin: admin ?? null,
    at: now.toISOString(),
    details: JSON.stringify(details),
  });
}

/** Oldest first. */
export async function findOrderEvents(database: Knex, orderId: number): Promise<OrderEvent[]> {
  const rows: EventRow[] = await database(table).where({ order_id: orderId }).orderBy('id');
  return rows.map(({ kind, admin, at, details }) => ({
    kind,
    admin,
    at,
    details: JSON.parse(details),
  }));
}
