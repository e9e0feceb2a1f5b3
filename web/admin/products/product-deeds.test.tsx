import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { changeProducts } from '#contract/products/admin-endpoints';
import { listProducts } from '#contract/products/endpoints';
import { demoProducts } from '../../testing/demo-shop';
import { holdBack } from '../../testing/hold-back';
import { mockServer, productTable, requestsMade, soldProducts } from '../../testing/mock-server';
import { getProductName, openList, productList, takeBack } from './testing/open-list';
import { messages } from './testing/sentences';

describe('useProductActions in <ProductsTab>', () => {
  const texts = messages.en;
  const { table, rows, names, row, bar, toast } = productList('en');

  test('sets a product out of stock and undoes it from the toast', async () => {
    const user = await openList('en');
    const name = getProductName('en', 0);
    expect(row(name).getByText(texts.inStock)).toBeVisible();
    await user.click(row(name).getByRole('switch', { name: texts.available(name) }));
    expect(await toast(texts.updated(1))).toBeVisible();
    expect(await row(name).findByText(texts.outOfStock)).toBeVisible();
    await takeBack(user, 'en');
    expect(await toast(texts.undone)).toBeVisible();
    expect(await row(name).findByText(texts.inStock)).toBeVisible();
  });

  test('shows stock changes before the server responds and does not refetch the list', async () => {
    const user = await openList('en');
    const [one, other] = [getProductName('en', 0), getProductName('en', 1)];
    const letGo = holdBack('post', changeProducts.path);
    const before = requestsMade().length;
    await user.click(row(one).getByRole('switch', { name: texts.available(one) }));
    await user.click(row(other).getByRole('switch', { name: texts.available(other) }));
    expect(row(one).getByText(texts.outOfStock)).toBeVisible();
    expect(row(other).getByText(texts.outOfStock)).toBeVisible();
    letGo();
    await waitFor(() => expect(soldProducts()[1]?.inStock).toBe(false));
    // The second toast replaces the first.
    await waitFor(async () => expect(await toast(texts.updated(1))).toBeVisible());
    expect(row(one).getByText(texts.outOfStock)).toBeVisible();
    expect(row(other).getByText(texts.outOfStock)).toBeVisible();
    expect(requestsMade().slice(before)).toEqual([changeProducts.path, changeProducts.path]);
  });

  test('rolls back only the change that the server rejected', async () => {
    const user = await openList('en');
    const [one, other] = [getProductName('en', 0), getProductName('en', 1)];
    await user.click(row(one).getByRole('switch', { name: texts.available(one) }));
    expect(await toast(texts.updated(1))).toBeVisible();
    mockServer.use(
      http.post(`*${changeProducts.path}`, () => new HttpResponse(null, { status: 500 })),
    );
    await user.click(row(other).getByRole('switch', { name: texts.available(other) }));
    expect(await toast(texts.failedToUpdate)).toBeVisible();
    expect(row(other).getByText(texts.inStock)).toBeVisible();
    expect(row(one).getByText(texts.outOfStock)).toBeVisible();
  });

  test('refetches the list when the changed product has been deleted', async () => {
    const user = await openList('en');
    const name = getProductName('en', 0);
    const [product] = soldProducts();
    if (!product) throw new Error('The product table is empty.');
    productTable().remove(product.id);
    await user.click(row(name).getByRole('switch', { name: texts.available(name) }));
    await waitFor(() => expect(names()[0]).not.toContain(name));
  });

  test('features a product with the star button and shows an error toast on 500', async () => {
    const user = await openList('en');
    const product = demoProducts.find(({ featured }) => !featured);
    const name = getProductName(
      'en',
      demoProducts.findIndex(({ id }) => id === product?.id),
    );
    const star = () => row(name).getByRole('button', { name: texts.featured(name) });
    await user.click(star());
    expect(await toast(texts.updated(1))).toBeVisible();
    await waitFor(() => expect(star()).toHaveAttribute('aria-pressed', 'true'));
    mockServer.use(
      http.post(`*${changeProducts.path}`, () => new HttpResponse(null, { status: 500 })),
    );
    await user.click(star());
    expect(await toast(texts.failedToUpdate)).toBeVisible();
    expect(star()).toHaveAttribute('aria-pressed', 'true');
  });

  test('deletes a product after confirmation and restores it with Undo', async () => {
    const user = await openList('en');
    const name = getProductName('en', 0);
    await user.click(row(name).getByRole('button', { name: texts.remove(name) }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: texts.cancel }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(row(name).getByRole('button', { name: texts.remove(name) }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: texts.removeAll }),
    );
    expect(await toast(texts.removed)).toBeVisible();
    await waitFor(() => expect(names()[0]).not.toContain(name));
    await takeBack(user, 'en');
    expect(await toast(texts.undone)).toBeVisible();
    await waitFor(() => expect(names()[0]).toContain(name));
  });

  test('closes the dialog and removes the product as soon as DELETE succeeds', async () => {
    const user = await openList('en');
    const name = getProductName('en', 0);
    await user.click(row(name).getByRole('button', { name: texts.remove(name) }));
    const question = within(await screen.findByRole('dialog'));
    const letGo = holdBack('get', listProducts.path);
    await user.click(question.getByRole('button', { name: texts.removeAll }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(names()[0]).not.toContain(name);
    letGo();
    expect(await toast(texts.removed)).toBeVisible();
  });

  test('shows an error toast and keeps the dialog open when DELETE fails', async () => {
    const user = await openList('en');
    await user.click(
      row(getProductName('en', 0)).getByRole('button', {
        name: texts.remove(getProductName('en', 0)),
      }),
    );
    mockServer.use(
      http.delete('*/api/products/:id', () => new HttpResponse(null, { status: 500 })),
    );
    const question = await screen.findByRole('dialog');
    await user.click(within(question).getByRole('button', { name: texts.removeAll }));
    expect(await toast(texts.failedToDelete)).toBeInTheDocument();
    expect(screen.getByText(texts.error)).toBeInTheDocument();
    expect(question).toBeVisible();
  });

  test('features, deletes and restores several selected products at once', async () => {
    const user = await openList('en', '?category=gifts');
    const gifts = rows().length;
    await user.click(bar().getByRole('checkbox', { name: texts.selectPage }));
    expect(bar().getByText(texts.selected(gifts))).toBeVisible();
    for (const action of texts.bulkActions)
      expect(bar().getByRole('button', { name: action })).toBeVisible();
    await user.click(bar().getByRole('button', { name: texts.feature }));
    expect(await toast(texts.updated(gifts))).toBeVisible();
    await waitFor(() =>
      expect(table().getAllByRole('button', { pressed: true })).toHaveLength(gifts),
    );
    await user.click(bar().getByRole('button', { name: texts.removeAll }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: texts.removeAll }),
    );
    expect(await toast(texts.removedAll(gifts))).toBeVisible();
    expect(await screen.findByText(texts.none)).toBeVisible();
    await takeBack(user, 'en');
    await waitFor(() => expect(rows()).toHaveLength(gifts));
  });

  test('refetches the list when DELETE answers 404', async () => {
    const user = await openList('en');
    const name = getProductName('en', 0);
    await user.click(row(name).getByRole('button', { name: texts.remove(name) }));
    const gone = { message: 'There is no product.' };
    mockServer.use(
      http.delete('*/api/products/:id', () => HttpResponse.json(gone, { status: 404 })),
    );
    const before = requestsMade().length;
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: texts.removeAll }),
    );
    expect(await toast(gone.message)).toBeVisible();
    expect(screen.getByText(texts.error)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(requestsMade().slice(before)).toContain('/api/products');
  });
});
