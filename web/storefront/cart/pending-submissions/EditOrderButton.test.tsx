import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { putItem } from '../../../outbox/database';
import { localizePath } from '../../../routing/paths';
import { createOrderSubmission, listQueuedItems } from '../../../testing/outbox-items';
import { findPendingSubmission } from '../../../testing/pending-submission';
import { visitPage } from '../../../testing/visit-page';
import { addToCart } from '../change-cart';

const texts = {
  order: 'An order request',
  edit: 'Edit',
  others: 'There are other things in your cart.',
  add: 'Add them to this order',
  takeOut: 'Take them out of the cart',
  form: 'Tell us when and where',
};

const readCart = () => JSON.parse(localStorage.getItem('cart') ?? '{"items":[]}').items;

describe('<EditOrderButton>', () => {
  const open = () => visitPage(localizePath('/cart', 'en'));

  test('restores the order into an empty cart for editing', async () => {
    const order = createOrderSubmission();
    await putItem(order);
    const user = await open();
    await user.click(
      (await findPendingSubmission(texts.order)).getByRole('button', { name: texts.edit }),
    );
    await waitFor(() => expect(location.search).toBe(`?mend=${order.id}`));
    expect(readCart()).toEqual([
      { productId: 1, quantity: 2 },
      { productId: 2, quantity: 1 },
    ]);
    await waitFor(async () =>
      expect(await listQueuedItems()).toMatchObject([{ state: 'mending' }]),
    );
  });

  test.each([
    { choice: texts.add, cart: [1, 2, 3] },
    { choice: texts.takeOut, cart: [1, 2] },
  ])('asks what to do with other items in the cart: $choice', async ({ choice, cart }) => {
    addToCart(3, 5);
    await putItem(createOrderSubmission());
    const user = await open();
    const order = await findPendingSubmission(texts.order);
    await user.click(order.getByRole('button', { name: texts.edit }));
    expect(order.getByText(texts.others)).toBeInTheDocument();
    expect(readCart()).toEqual([{ productId: 3, quantity: 5 }]);
    await user.click(order.getByRole('button', { name: choice }));
    const heading = await screen.findByRole('heading', { level: 2, name: texts.form });
    await waitFor(() => expect(heading).toHaveFocus());
    const ids = readCart().map(({ productId }: { productId: number }) => productId);
    expect(ids).toEqual(cart);
    await waitFor(async () =>
      expect(await listQueuedItems()).toMatchObject([{ state: 'mending' }]),
    );
  });
});
