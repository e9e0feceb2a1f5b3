import { afterAll, beforeEach, expect, test } from 'vitest';
import { connect } from '../database/connect';
import { startOrderServer } from '../testing/order-server';

const server = await startOrderServer();
const { sendOrder, insertBoard, findOrders, database, location } = server;

/** A second connection, as from another process. */
const otherProcess = connect(location);

afterAll(async () => {
  await otherProcess.destroy();
  await server.close();
});
beforeEach(server.reset);

interface Query {
  readonly sql: string;
}

/** Resolves when the order reads the products or waits for their lock. */
const waitForProductQuery = () =>
  new Promise<void>((resolve) => {
    database.on('query', ({ sql }: Query) => {
      if (/^update .products./.test(sql)) resolve();
    });
    database.on('query-response', (_rows: unknown, { sql }: Query) => {
      if (/^select .* from .products./.test(sql)) resolve();
    });
  });

test('POST /api/order-requests answers 409 when a product is being deleted concurrently', async () => {
  const productId = await insertBoard();
  const deletion = await otherProcess.transaction();
  await deletion('products').where({ id: productId }).delete();
  const queryStarted = waitForProductQuery();
  const items = [{ productId, quantity: 1, price: 88.5 }];
  // With a key, the idempotency record would be written first.
  const response = sendOrder({ items }, { 'Idempotency-Key': undefined });
  await queryStarted;
  await deletion.commit();
  const { status, json } = await response;
  const changes = [{ productId, field: 'gone', was: 1, now: null }];
  expect([status, json]).toMatchObject([409, { changes }]);
  expect(await findOrders()).toEqual([]);
});
