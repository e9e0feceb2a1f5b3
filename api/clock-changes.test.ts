import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sendContactMessage } from '#contract/inbox/endpoints';
import { saturday, startOrderServer } from './testing/order-server';
import { postJson } from './testing/post-requests';

const server = await startOrderServer();
afterAll(server.close);
beforeEach(server.reset);

const dayMs = 24 * 60 * 60_000;
const addDays = (days: number) => new Date(saturday.getTime() + days * dayMs);

describe('a clock that is set back or forward', () => {
  test.each([-400, -1, 400])(
    'does not let an order with the same key be stored twice, %d days later',
    async (days) => {
      const key = { 'Idempotency-Key': randomUUID() };
      const first = await server.sendOrder({}, key);
      server.setTime(addDays(days));
      const repeated = await server.sendOrder({}, key);
      expect([repeated.status, repeated.text]).toEqual([201, first.text]);
      expect(await server.findOrders()).toHaveLength(1);
    },
  );

  test('rejects dates that it passes, and offers them again when it is corrected', async () => {
    server.setTime(addDays(30));
    expect((await server.sendOrder()).status).toBe(400);
    server.setTime(saturday);
    expect((await server.sendOrder()).status).toBe(201);
  });

  describe('of the system', () => {
    beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
    afterEach(() => vi.useRealTimers());

    test('does not block forms for longer than without it', async () => {
      const headers = { 'X-Forwarded-For': '203.0.113.21' };
      const message = { name: 'Ana', email: 'ana@example.com', message: 'Is the shop open today?' };
      const send = async () =>
        (await postJson(server, sendContactMessage.path, message, headers)).status;
      const statuses: number[] = [];
      for (let count = 0; count < 6; count += 1) statuses.push(await send());
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
      vi.setSystemTime(Date.now() - dayMs);
      expect(await send()).toBe(200);
    });
  });
});
