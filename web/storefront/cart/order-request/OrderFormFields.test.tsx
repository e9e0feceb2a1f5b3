import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import type { BusyDay } from '#contract/orders/busy-days-schema';
import { orderChanged } from '#contract/orders/messages';
import type { OrderChange } from '#contract/orders/order-change';
import { maxCardMessageLength } from '#contract/orders/schema';
import { listReceipts } from '../../../outbox/database';
import { findProductByName } from '../../../testing/demo-data';
import { mockServer } from '../../../testing/mock-server';
import { createOrderFormPage } from './testing/order-form-page';

const board = findProductByName('Mediterranean Board');
const box = findProductByName('Artisan Gift Box');
const items = [{ productId: board.id, quantity: 1 }];

const respondOnce = (status: number, body: object) =>
  mockServer.use(
    http.post('*/api/order-requests', () => HttpResponse.json(body, { status }), { once: true }),
  );

describe('fields of <OrderForm>', () => {
  const page = createOrderFormPage('en');
  const { texts } = page;

  test('offer the area that a ZIP code belongs to', async () => {
    const user = await page.open(items);
    await user.click(page.deliveryOption(/^Highland Park/));
    await page.paste(user, texts.zip, '90041');
    await user.click(page.form().getByRole('button', { name: 'Deliver to Northeast LA, $15.00' }));
    expect(page.deliveryOption(texts.northeast)).toBeChecked();
    expect(page.form().queryByRole('button', { name: /^Deliver to/ })).toBeNull();
    expect(page.form().getByText('Delivery, Northeast LA')).toBeVisible();
  });

  test('focus whether the servings are enough after a suggested product is added', async () => {
    const user = await page.open(items);
    await page.paste(user, texts.guests, '14');
    await user.click(page.form().getByRole('button', { name: /^Add / }));
    expect(page.form().queryByRole('button', { name: /^Add / })).toBeNull();
    expect(page.form().getByText(/^Serves .* enough for your 14 guests$/)).toHaveFocus();
  });

  test('send the allergies that are checked and those that are typed', async () => {
    const user = await page.open(items);
    await page.fill(user);
    await user.click(page.form().getByRole('checkbox', { name: 'Peanuts' }));
    await user.click(page.form().getByRole('checkbox', { name: 'Tree nuts' }));
    await user.click(page.form().getByRole('checkbox', { name: 'Milk' }));
    await user.click(page.form().getByRole('checkbox', { name: 'Milk' }));
    await page.paste(user, 'Other allergies', 'No kiwi');
    await user.click(page.sendButton());
    await screen.findByRole('heading', { name: texts.received });
    const [receipt] = await listReceipts();
    expect(receipt?.fields).toMatchObject({
      allergies: ['tree-nuts', 'peanuts'],
      allergyNotes: 'No kiwi',
    });
  });

  test('ask for a card message only if a gift box is in the cart, count and preview it', async () => {
    const user = await page.open([{ productId: box.id, quantity: 1 }]);
    await page.paste(user, 'Message for the card', 'Con cariño');
    expect(page.form().getByRole('figure')).toHaveTextContent('Con cariño');
    expect(page.form().getByText('10 of 200 characters')).toBeVisible();
    await page.paste(user, 'Message for the card', 'a'.repeat(maxCardMessageLength));
    await user.click(page.sendButton());
    await waitFor(() =>
      expect(page.textbox('Message for the card')).toHaveAccessibleDescription(
        expect.stringContaining('Please keep this to 200 characters.'),
      ),
    );
  });

  test('have no card message without gift boxes', async () => {
    await page.open(items);
    expect(page.form().queryByRole('textbox', { name: /^Message for the card/ })).toBeNull();
  });

  test('mark full days in the calendar', async () => {
    mockServer.use(http.get('*/api/busy-days', () => HttpResponse.json(listFullSaturdays())));
    const user = await page.open(items);
    await user.click(page.eventDate());
    await user.click(page.form().getByRole('button', { name: 'Go to the Next Month' }));
    const [fullDay] = await page.form().findAllByRole('button', { name: /, Full$/ });
    expect(fullDay).toBeDisabled();
    expect(fullDay).toHaveAttribute('title', 'Full');
    expect(page.form().getAllByRole('button', { name: /, Closed$/ })).not.toEqual([]);
  });

  test('show a changed fee and send the order with the new one once it is accepted', async () => {
    const user = await page.open(items);
    await page.fill(user);
    const change: OrderChange = { productId: null, field: 'fee', was: 15, now: 20 };
    respondOnce(409, { message: orderChanged.en, changes: [change] });
    await user.click(page.sendButton());
    const list = await screen.findByRole('region', { name: texts.changes });
    expect(list).toHaveTextContent('It’s now $20.00 (it was $15.00).');
    const sent = new Promise((resolve) => {
      mockServer.use(
        http.post('*/api/order-requests', async ({ request }) => {
          resolve(await request.clone().json());
        }),
      );
    });
    await user.click(screen.getByRole('button', { name: texts.accept }));
    expect(page.form().getAllByText('$20.00')).not.toEqual([]);
    await user.click(page.sendButton());
    expect(await sent).toMatchObject({ fee: 20 });
    // The server still charges 15.
    await screen.findByRole('region', { name: texts.changes });
  });
});

/** Saturdays of the next months. */
function listFullSaturdays(): BusyDay[] {
  const start = Date.now();
  const days = Array.from({ length: 90 }, (_, index) => new Date(start + index * 86_400_000));
  return days
    .filter((day) => day.getUTCDay() === 6)
    .map((day) => ({ day: day.toISOString().slice(0, 10), servingsLeft: -1 }));
}
