import { sendOrderRequest } from '#contract/orders/endpoints';
import { setSessionStart } from './admin-client';
import { postJson } from './post-requests';
import type { TestResponse } from './test-client';
import { startTestServer, type TestServer, type TestServerOptions } from './test-server';

/** Saturday, 11:00 in the shop's time zone; Wednesday is the earliest event date. */
export const saturday = new Date('2026-11-21T19:00:00.000Z');

interface OrderRow {
  readonly id: number;
  readonly [column: string]: unknown;
}

interface OrderServer extends TestServer {
  setTime(instant: Date | string): void;
  /** Inserts a board for $88.50, with optional changes; returns its id. */
  insertBoard(changes?: object): Promise<number>;
  /** Sends a valid order for two boards on Wednesday, with optional changes. */
  sendOrder(
    changes?: object,
    headers?: Readonly<Record<string, string | undefined>>,
  ): Promise<TestResponse>;
  findOrders(): Promise<OrderRow[]>;
  findOrderItems(): Promise<Record<string, unknown>[]>;
  /** Deletes orders and idempotency keys, and resets the clock. */
  reset(): Promise<void>;
}

/** `openDatabase` opens an empty, migrated database; default: SQLite. */
export async function startOrderServer(
  options: Pick<
    TestServerOptions,
    'openDatabase' | 'publicOrigin' | 'canSendEmail' | 'onResponse'
  > = {},
): Promise<OrderServer> {
  let now = saturday;
  const server = await startTestServer({ ...options, trustedProxies: 1, clock: () => now });
  const { database } = server;
  const { id: _, ...templateRow } = await database('products').orderBy('id').first();
  const insertBoard = async (changes: object = {}) => {
    const [inserted] = await database('products')
      .insert({ ...templateRow, ...boardRow, ...changes })
      .returning('id');
    return inserted.id;
  };
  const items = [{ productId: await insertBoard(), quantity: 2, price: 88.5 }];
  return {
    ...server,
    insertBoard,
    setTime(instant) {
      now = new Date(instant);
    },
    sendOrder: (changes, headers) =>
      postJson(server, sendOrderRequest.path, { ...defaultOrder, items, ...changes }, headers),
    async findOrders() {
      const rows: OrderRow[] = await database('order_requests').orderBy('id');
      return rows.map((row) => ({ ...row, total_cents: Number(row.total_cents) }));
    },
    findOrderItems: () => database('order_request_items').orderBy('id'),
    async reset() {
      now = saturday;
      await setSessionStart(server, saturday.toISOString());
      await database('order_requests').delete();
      await database('settings').where({ name: 'shop' }).delete();
      await database('idempotency_keys').delete();
    },
  };
}

const boardRow = {
  name: 'Fig Board',
  price_cents: 8850,
  category: 'boards',
  serving_size: 'Serves 5–8',
  options: '[]',
  sku: null,
  in_stock: true,
  quantity_available: null,
};

const defaultOrder = {
  name: 'Ana',
  email: 'ana@example.com',
  eventDate: '2026-11-25',
  fulfilment: 'delivery',
  area: 'Eagle Rock',
};
