import { HttpError } from '@oazapfts/runtime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testAdmin } from '../../../api/testing/admin-client';
import { startTestServer, type TestServer } from '../../../api/testing/test-server';
import * as shop from './generated';
import { orderBoard } from './order-a-board';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ clock: () => new Date('2026-11-21T19:00:00.000Z') });
});
afterAll(() => server.close());

describe('the generated client', () => {
  test('orders a board, signs in and confirms the order', async () => {
    const { origin } = server;
    const { board, received, order, status, view } = await orderBoard({
      ...testAdmin,
      origin,
      eventDate: '2026-11-28',
    });
    expect(received).toMatchObject({ success: true, number: 'LH-1001' });
    expect(order.items).toMatchObject([{ productId: board.id, quantity: 1 }]);
    expect(status).toBe('Confirmed');
    expect(view.status).toBe('Confirmed');
  });

  test('rejects with the status and the problem of an error', async () => {
    shop.defaults.baseUrl = server.origin;
    const error = await shop.listOrderRequests({}).catch((rejection: unknown) => rejection);
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ status: 401, data: { message: expect.any(String) } });
  });

  test('calls the endpoint that answers the API reference', async () => {
    shop.defaults.baseUrl = server.origin;
    expect(await shop.getApiDescription({})).toMatchObject({ openapi: '3.1.0' });
  });
});
