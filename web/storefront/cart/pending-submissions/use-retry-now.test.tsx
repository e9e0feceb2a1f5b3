import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { markOnline } from '../../../data/connectivity';
import { putItem } from '../../../outbox/database';
import { requeue } from '../../../outbox/edit';
import { getCurrentUrl } from '../../../testing/current-url';
import { getSubmissions, resetMockServer } from '../../../testing/mock-server';
import { createOrderSubmission, listQueuedItems } from '../../../testing/outbox-items';
import { findPendingSubmission } from '../../../testing/pending-submission';
import { cartStore } from '../cart';
import { addToCart } from '../change-cart';
import { createOrderFormPage } from '../order-request/testing/order-form-page';

const texts = {
  order: 'An order request',
  edit: 'Edit',
  add: 'Add them to this order',
  sendUnchanged: 'Send it as it was',
};

const page = createOrderFormPage('en');
const readCart = () => cartStore.read().items;

async function clickInOrder(user: UserEvent, name: string): Promise<void> {
  const order = await findPendingSubmission(texts.order);
  await user.click(await order.findByRole('button', { name }));
}

const waitForEditing = () =>
  waitFor(async () => expect(await listQueuedItems()).toMatchObject([{ state: 'mending' }]));

beforeEach(() => void onTestFinished(markOnline));

describe('"Send it as it was" of an order that is being edited', () => {
  test('sends the order, takes its items out of the cart, and ends editing', async () => {
    const user = await page.open([{ productId: 1, quantity: 2 }]);
    await page.fill(user);
    resetMockServer('offline');
    await user.click(page.sendButton());
    await waitFor(() => expect(readCart()).toEqual([]));
    await clickInOrder(user, texts.edit);
    await waitForEditing();
    addToCart(3, 1);
    resetMockServer();
    await clickInOrder(user, texts.sendUnchanged);
    await waitFor(() => expect(getSubmissions().orders).toMatchObject([{ notes: 'A las 6.' }]));
    expect(readCart()).toEqual([{ productId: 3, quantity: 1 }]);
    await waitFor(() => expect(getCurrentUrl()).toBe('/cart'));
    await waitFor(async () => expect(await listQueuedItems()).toEqual([]));
  });

  test('keeps the order without a response, and its items come back when it is edited again', async () => {
    const order = createOrderSubmission();
    await putItem(order);
    const user = await page.open([{ productId: 1, quantity: 1 }]);
    await clickInOrder(user, texts.edit);
    await waitForEditing();
    await user.type(page.textbox(page.texts.notes), 'Sin nueces.');
    resetMockServer('offline');
    await clickInOrder(user, texts.sendUnchanged);
    await waitFor(async () =>
      expect(await listQueuedItems()).toMatchObject([
        { id: order.id, state: 'waiting', tries: 1, fields: order.fields },
      ]),
    );
    expect(readCart()).toEqual([]);
    await waitFor(() => expect(getCurrentUrl()).toBe('/cart'));
    await clickInOrder(user, texts.edit);
    expect(readCart()).toEqual([
      { productId: 1, quantity: 2 },
      { productId: 2, quantity: 1 },
    ]);
    await waitForEditing();
    expect(await screen.findByRole('region', { name: page.texts.heading })).toBeVisible();
    expect(page.textbox(page.texts.notes)).toHaveValue('');
  });

  test('ends editing in other tabs, so that the rest of the cart can’t replace the order', async () => {
    const order = createOrderSubmission();
    await putItem(order);
    const user = await page.open([{ productId: 3, quantity: 5 }]);
    await clickInOrder(user, texts.edit);
    await clickInOrder(user, texts.add);
    await waitFor(() => expect(page.textbox(page.texts.name)).toHaveValue('Ana'));
    await requeue(order.id);
    await waitFor(() => expect(getCurrentUrl()).toBe('/cart'));
    await waitFor(() => expect(page.textbox(page.texts.name)).toHaveValue(''));
    expect(await listQueuedItems()).toMatchObject([{ state: 'waiting', fields: order.fields }]);
  });
});
