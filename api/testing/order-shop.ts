import { sendOrderRequest } from '#contract/orders/endpoints';
import { beginSessionsAt } from './administrator';
import type { TestResponse } from './ask';
import { postJson } from './post';
import { startShop, type TestShop } from './shop';

/** Saturday, 11:00 in the shop's time zone; Wednesday is the earliest event date. */
export const saturday = new Date('2026-11-21T19:00:00.000Z');

interface OrderRow {
  readonly id: number;
  readonly [column: string]: unknown;
}

interface OrderShop extends TestShop {
  setClock(moment: Date | string): void;
  /** Inserts a board for $88.50, with optional changes; returns its id. */
  stocked(changes?: object): Promise<number>;
  /** Sends a valid order for two boards on Wednesday, with optional changes. */
  send(
    changes?: object,
    headers?: Readonly<Record<string, string | undefined>>,
  ): Promise<TestResponse>;
  orders(): Promise<OrderRow[]>;
  items(): Promise<Record<string, unknown>[]>;
  /** Deletes orders and idempotency keys, and resets the clock. */
  begin(): Promise<void>;
}

export async function startOrderShop(): Promise<OrderShop> {
  let now = saturday;
  const shop = await startShop({ trustedProxies: 1, clock: () => now });
  const { database } = shop;
  const { id: _, ...model } = await database('products').orderBy('id').first();
  const stocked = async (changes: object = {}) => {
    const [added] = await database('products')
      .insert({ ...model, ...boardRow, ...changes })
      .returning('id');
    return added.id;
  };
  const items = [{ productId: await stocked(), quantity: 2, price: 88.5 }];
  return {
    ...shop,
    stocked,
    setClock(moment) {
      now = new Date(moment);
    },
    send: (changes, headers) =>
      postJson(shop, sendOrderRequest.path, { ...order, items, ...changes }, headers),
    async orders() {
      const rows: OrderRow[] = await database('order_requests').orderBy('id');
      return rows.map((row) => ({ ...row, total_cents: Number(row.total_cents) }));
    },
    items: () => database('order_request_items').orderBy('id'),
    async begin() {
      now = saturday;
      await beginSessionsAt(shop, saturday.toISOString());
      await database('order_requests').delete();
      await database('idempotency_keys').delete();
    },
  };
}

const boardRow = {
  name: 'Fig Board',
  price_cents: 8850,
  category: 'boards',
  serving_size: 'Serves 5–8',
  sku: null,
  in_stock: true,
  quantity_available: null,
};

const order = {
  name: 'Ana',
  email: 'ana@example.com',
  eventDate: '2026-11-25',
  fulfilment: 'delivery',
  area: 'Eagle Rock',
};
