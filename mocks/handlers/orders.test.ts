import { setupServer } from 'msw/node';
import { describe, expect, onTestFinished, test } from 'vitest';
import { sendOrderRequest } from '#contract/orders/endpoints';
import { orderChanged, orderRules, orderThanks } from '#contract/orders/messages';
import { openMockedShop } from '../node';

/** Saturday, 11 o'clock in the shop. */
const saturday = new Date('2026-11-21T19:00:00.000Z');

const board = { productId: 22, quantity: 2, price: 198 };
const order = {
  name: 'Elena',
  email: 'elena@example.com',
  eventDate: '2026-11-25',
  fulfilment: 'pickup',
  items: [board],
};

/** What a shop of its own keeps from now on. */
function listening() {
  const { handlers, database } = openMockedShop([], () => saturday);
  const server = setupServer(...handlers);
  server.listen({ onUnhandledRequest: 'error' });
  onTestFinished(() => server.close());
  return database.enquiries;
}

const send = (changes: object = {}, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`http://shop.test${sendOrderRequest.path}`, {
    method: 'POST',
    body: JSON.stringify({ ...order, ...changes }),
    headers: { 'Content-Type': 'application/json', ...headers },
  });

describe('an order', () => {
  test('is kept as it was accepted, and numbered', async () => {
    const { orders } = listening();
    const answer = await send({ language: 'es', notes: ' Sin nueces. ' });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({
      success: true,
      message: orderThanks.es,
      number: 'LH-1001',
    });
    expect(orders).toEqual([
      {
        id: 1,
        name: 'Elena',
        email: 'elena@example.com',
        phone: null,
        eventDate: '2026-11-25',
        fulfilment: 'pickup',
        area: null,
        guests: null,
        notes: ' Sin nueces. ',
        status: 'New',
        language: 'es',
        totalCents: 39_600,
        lines: [
          {
            productId: 22,
            productName: expect.stringContaining('Highland Park'),
            quantity: 2,
            priceCents: 19_800,
          },
        ],
        createdAt: saturday.toISOString(),
        receivedAt: saturday.toISOString(),
        updatedAt: saturday.toISOString(),
        readAt: null,
      },
    ]);
  });

  test('for a day that has passed is refused, and the day is told of', async () => {
    const { orders } = listening();
    const answer = await send({ eventDate: '2026-11-20', language: 'es' });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      issues: [{ path: 'eventDate', message: orderRules.pastDay.es }],
    });
    expect(orders).toEqual([]);
  });

  test('that has changed is kept once that is accepted, under the same key', async () => {
    const { orders } = listening();
    const key = { 'Idempotency-Key': '0f0e2b9c-3a52-4c8e-9a53-5a4b1f1d6f31' };
    const answer = await send({ items: [{ ...board, price: 180 }] }, key);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toEqual({
      message: orderChanged.en,
      changes: [{ productId: 22, field: 'price', was: 180, now: 198 }],
    });
    expect((await send({}, key)).status).toBe(201);
    expect((await send({}, key)).status).toBe(201);
    expect(orders).toHaveLength(1);
  });
});
