import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { statusChangedMeanwhile } from '#contract/inbox/messages';
import { setOrderStatus } from '#contract/orders/admin-endpoints';
import type { OrderEvent } from '#contract/orders/admin-schema';
import { respondToOrder } from '#contract/orders/endpoints';
import type { OrderEventKind } from '#contract/orders/rules';
import { request } from '../../../data/http-client';
import { findProductByName } from '../../../testing/demo-data';
import { buildTimestamp, createOrderRow, openBackOffice } from '../../../testing/inbox-rows';
import { getSubmissions } from '../../../testing/mock-server';

type OrderChanges = NonNullable<Parameters<typeof createOrderRow>[0]>;

const makeEvent = (
  kind: OrderEventKind,
  day: number,
  changes: Partial<OrderEvent> = {},
): OrderEvent => ({ kind, at: buildTimestamp(day), admin: null, details: {}, ...changes });

const board = findProductByName('Mediterranean Board');

const details: OrderChanges['details'] = {
  street: '412 Avenue 57',
  unit: 'Unit B',
  zip: '90042',
  instructions: 'Gate code 0420',
  window: '11:00',
  allergies: ['tree-nuts', 'milk'],
  allergyNotes: 'The grandmother',
  cardMessage: 'Happy birthday,\nRosa!',
  recipients: [
    {
      name: 'Rosa Paz',
      street: '1 Main St',
      unit: '',
      city: 'Sacramento',
      state: 'CA',
      zip: '95814',
      quantity: 2,
    },
  ],
  kitchenDate: '2026-11-27',
  fee: 15,
  discount: 10,
  deposit: 100,
  paymentUrl: 'https://pay.example/abc',
  customerNote: 'We added more figs.',
  privateNote: 'Always late.',
  accessKey: 'abc123',
};

async function openOrder(changes: OrderChanges, language: 'en' | 'es' = 'en') {
  const user = await openBackOffice('/admin?tab=orders', {
    language,
    submissions: { orders: [createOrderRow(changes)] },
  });
  await user.click(screen.getByRole('button', { name: 'LH-1004' }));
  const dialog = within(await screen.findByRole('dialog', { name: /LH-1004/ }));
  return { user, dialog };
}

describe('an open order', () => {
  test('shows fee, discount and deposit, and calls the total estimated until it is confirmed', async () => {
    const { dialog } = await openOrder({ details, totalCents: 25_350 });
    const rows = dialog.getAllByRole('row').map((row) => row.textContent);
    expect(rows.slice(3)).toEqual([
      'Subtotal$248.50',
      'Delivery fee$15.00',
      'Discount−$10.00',
      'Estimated total$253.50',
      'Deposit$100.00',
    ]);
  });

  test('names the option of an item', async () => {
    const line = {
      productId: board.id,
      productName: board.name,
      option: 'large',
      optionName: { en: 'Large', es: 'Grande' },
      quantity: 2,
      priceCents: 9950,
    };
    const { dialog } = await openOrder({ lines: [line] });
    expect(dialog.getByRole('rowheader', { name: `2 × ${board.name}, Large` })).toBeVisible();
  });

  test('shows window, address, kitchen day, recipients, notes and the allergies with a label', async () => {
    const { dialog } = await openOrder({ details });
    for (const text of [
      /11:00 AM – 1:00 PM/,
      '412 Avenue 57, Unit B, 90042',
      'Gate code 0420',
      'Friday, November 27, 2026',
      /Happy birthday/,
      '2 × Rosa Paz, 1 Main St, Sacramento, CA 95814',
      'We added more figs.',
      'Always late.',
    ]) {
      expect(dialog.getByText(text)).toBeVisible();
    }
    expect(dialog.getByText('Allergies:').parentElement).toHaveTextContent(
      'Allergies: Tree nuts and Milk. The grandmother',
    );
    expect(dialog.getByRole('link', { name: 'https://pay.example/abc' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
  });

  test('copies the address', async () => {
    const { user, dialog } = await openOrder({ details });
    await user.click(dialog.getByRole('button', { name: 'Copy address' }));
    expect(await screen.findByText('Copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('412 Avenue 57, Unit B, 90042');
  });

  test('shows the text to copy if the clipboard is not allowed', async () => {
    const { user, dialog } = await openOrder({ details });
    const write = vi
      .spyOn(navigator.clipboard, 'writeText')
      .mockRejectedValue(new DOMException('Not allowed', 'NotAllowedError'));
    onTestFinished(() => write.mockRestore());
    await user.click(dialog.getByRole('button', { name: 'Copy address' }));
    expect(await screen.findByText('This couldn’t be copied')).toBeVisible();
  });

  test("links to the customer's status page in the customer's language", async () => {
    const { dialog } = await openOrder({ details, language: 'es' });
    const link = dialog.getByRole('link', { name: 'Open' });
    expect(link).toHaveAttribute('href', `${location.origin}/es/order/LH-1004?key=abc123`);
  });

  test('lists what happened when, what changed, and who did it', async () => {
    const { dialog } = await openOrder({
      details: { channel: 'phone' },
      events: [
        makeEvent('received', 5, { admin: 'mariana' }),
        makeEvent('changed', 6, {
          admin: 'mariana',
          details: { before: { items: [], guests: 9 } },
        }),
      ],
    });
    const timeline = within(await dialog.findByRole('region', { name: 'Timeline' }));
    expect(timeline.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'ReceivedJan 5, 2025 3:04 PM · mariana',
      'ChangedJan 6, 2025 3:04 PM · mariana',
    ]);
    expect(dialog.getByText('By phone')).toBeVisible();
  });

  test.each([
    ['hasn’t accepted', [], true],
    ['accepted your changes', ['changes-accepted'], false],
    ['declined your changes', ['changes-rejected'], false],
    ['canceled this order', ['cancelled'], false],
  ] as const)('says that the customer %s', async (text, kinds, isAwaitingCustomer) => {
    const { dialog } = await openOrder({
      details: { isAwaitingCustomer },
      events: kinds.map((kind) => makeEvent(kind, 6)),
    });
    expect(await dialog.findByText(new RegExp(text))).toHaveAttribute('role', 'status');
  });

  test('records that a confirmed order is out for delivery, once', async () => {
    const { user, dialog } = await openOrder({
      status: 'Confirmed',
      events: [makeEvent('confirmed', 5)],
    });
    const step = dialog.getByRole('button', { name: 'Out for delivery' });
    await user.click(step);
    await waitFor(() => expect(step).toHaveAttribute('aria-pressed', 'true'));
    const timeline = within(dialog.getByRole('region', { name: 'Timeline' }));
    expect(timeline.getAllByRole('listitem')).toHaveLength(2);
    await user.click(step);
    expect(timeline.getAllByRole('listitem')).toHaveLength(2);
  });

  test('offers to undo a new status, and adds both to the timeline', async () => {
    const { user, dialog } = await openOrder({ events: [makeEvent('received', 5)] });
    await user.click(dialog.getByRole('button', { name: 'Declined' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    // The browser test of notices over dialogs clicks; jsdom reads their pointer events from the dialog's lock.
    undo.focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Undone')).toBeVisible();
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'New' })).toHaveAttribute('aria-pressed', 'true'),
    );
    await waitFor(() => expect(dialog.getAllByText(/^(Declined|Reopened)$/)).toHaveLength(3));
    expect(getSubmissions().orders[0]?.status).toBe('New');
  });

  test('that the customer has canceled is not confirmed, and says so', async () => {
    const { user, dialog } = await openOrder({
      details: { accessKey: 'abc123', kitchenDate: '2099-11-28' },
    });
    await request(respondToOrder, {
      params: { number: 'LH-1004' },
      body: { key: 'abc123', action: 'cancel' },
    });
    await user.click(dialog.getByRole('button', { name: 'Confirmed' }));
    expect(await screen.findByText(statusChangedMeanwhile.en)).toBeVisible();
    expect(await dialog.findByText('The customer canceled this order.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Declined', pressed: true })).toBeVisible();
    expect(getSubmissions().orders[0]?.status).toBe('Declined');
  });

  test('keeps the status that another admin has set when Undo is pressed later', async () => {
    const { user, dialog } = await openOrder({});
    await user.click(dialog.getByRole('button', { name: 'Declined' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    await request(setOrderStatus, { params: { id: 4 }, body: { status: 'Confirmed' } });
    undo.focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText(statusChangedMeanwhile.en)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Confirmed', pressed: true })).toBeVisible();
    expect(getSubmissions().orders[0]?.status).toBe('Confirmed');
  });

  test('without an e-mail address offers only to call', async () => {
    const { dialog } = await openOrder({ email: '' });
    expect(dialog.getByRole('link', { name: 'Call' })).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Reply by email' })).toBeNull();
  });

  test('shows its details in Spanish', async () => {
    const { dialog } = await openOrder(
      { details, events: [makeEvent('received', 5)], totalCents: 25_350 },
      'es',
    );
    expect(dialog.getByText('Alergias:').parentElement).toHaveTextContent(
      'Nueces de árbol y Leche',
    );
    expect(dialog.getByRole('row', { name: /Total estimado/ })).toHaveTextContent('$253.50');
    expect(await dialog.findByRole('region', { name: 'Historial' })).toHaveTextContent('Recibido');
  });
});

test('an order with counted products says how many units confirming takes off the stock', async () => {
  const available = board.quantityAvailable ?? 0;
  expect(available).toBeGreaterThan(2);
  const { dialog } = await openOrder({});
  expect(dialog.getByText(/^Confirming takes/)).toHaveTextContent(
    'Confirming takes 2 units off the stock',
  );
});
