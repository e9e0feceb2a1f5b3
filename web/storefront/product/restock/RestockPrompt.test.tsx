import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { restockAvailable, restockMessages, restockThanks } from '#contract/restock/messages';
import { findVisibleProduct } from '../../../testing/demo-data';
import { resetMockServer } from '../../../testing/mock-server';
import { listQueuedItems } from '../../../testing/outbox-items';
import { buildProductPageData } from '../../../testing/product-page-data';
import { visitPage } from '../../../testing/visit-page';

const soldOut = findVisibleProduct(({ name }) => name === 'Picnic Boxes for Two');
const available = findVisibleProduct(({ name }) => name === 'Classic Board');

beforeEach(() => resetMockServer());

const prompt = { name: 'Tell me when it’s back' };

async function openForm(path = `/product/${soldOut.id}`) {
  const user = await visitPage(path);
  await user.click(await screen.findByRole('button', prompt));
  const form = within(await screen.findByRole('form', prompt));
  return { user, email: form.getByRole('textbox', { name: 'Your email' }), form };
}

describe('<RestockPrompt>', () => {
  test('is offered only while a product is out of stock', async () => {
    await visitPage(`/product/${available.id}`);
    expect(screen.queryByRole('button', prompt)).not.toBeInTheDocument();
  });

  test('focuses the field, and thanks for the address', async () => {
    const { user, email } = await openForm();
    expect(email).toHaveFocus();
    await user.type(email, 'ana@example.com{Enter}');
    const thanks = await screen.findByText(restockThanks.en);
    expect(thanks).toHaveRole('status');
    await waitFor(() => expect(thanks).toHaveFocus());
    expect(await listQueuedItems()).toEqual([]);
  });

  test('leaves the focus where it is after the thanks', async () => {
    const { user, email } = await openForm();
    await user.type(email, 'ana@example.com{Enter}');
    const thanks = await screen.findByText(restockThanks.en);
    await waitFor(() => expect(thanks).toHaveFocus());
    const heart = screen.getByRole('button', { name: 'Wishlist: Picnic Boxes for Two' });
    await user.click(heart);
    expect(heart).toHaveFocus();
  });

  test('is offered again for another size', async () => {
    const { user, email } = await openForm();
    await user.type(email, 'ana@example.com{Enter}');
    await screen.findByText(restockThanks.en);
    const [, otherSize] = screen.getAllByRole('radio');
    await user.click(otherSize as HTMLElement);
    expect(await screen.findByRole('button', prompt)).toBeVisible();
  });

  test('says what is wrong with the address', async () => {
    const { user, email } = await openForm();
    await user.type(email, 'ana{Enter}');
    expect(await screen.findByText(restockMessages.email.en)).toBeVisible();
    expect(email).toHaveFocus();
  });

  test('says that a product is back already, and lets it be ordered', async () => {
    const user = await visitPage(`/product/${available.id}`, {
      data: buildProductPageData({ ...available, inStock: false }),
    });
    await user.click(await screen.findByRole('button', prompt));
    await user.type(
      await screen.findByRole('textbox', { name: 'Your email' }),
      'ana@example.com{Enter}',
    );
    expect(await screen.findByText(restockAvailable.en)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Add to Cart' })).toBeEnabled();
    expect(screen.queryByRole('form', prompt)).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('waits on the device while the shop is unreachable', async () => {
    const { user, email } = await openForm();
    resetMockServer('offline');
    await user.type(email, 'ana@example.com{Enter}');
    expect(await screen.findByText(/will be sent automatically/)).toBeVisible();
    expect(await listQueuedItems()).toMatchObject([
      { kind: 'restock', fields: { email: 'ana@example.com', productId: soldOut.id } },
    ]);
  });
});
