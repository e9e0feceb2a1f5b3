import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { changeProducts } from '#contract/products/admin-endpoints';
import { listProducts } from '#contract/products/endpoints';
import { delayResponse } from '../../testing/delay-response';
import { demoProducts } from '../../testing/demo-data';
import {
  getProductTable,
  listRequests,
  listServerProducts,
  mockServer,
} from '../../testing/mock-server';
import { messages } from './testing/messages';
import {
  clickUndo,
  createProductListPage,
  getProductName,
  openProductList,
} from './testing/product-list-page';

describe('useProductActions in <ProductsTab>', () => {
  const texts = messages.en;
  const { table, rows, names, row, toolbar, toast } = createProductListPage('en');

  test('sets a product out of stock and undoes it from the toast', async () => {
    const user = await openProductList('en');
    const name = getProductName('en', 0);
    expect(row(name).getByText(texts.inStock)).toBeVisible();
    await user.click(row(name).getByRole('switch', { name: texts.stockSwitch(name) }));
    expect(await toast(texts.updated(1))).toBeVisible();
    expect(await row(name).findByText(texts.outOfStock)).toBeVisible();
    await clickUndo(user, 'en');
    expect(await toast(texts.undone)).toBeVisible();
    expect(await row(name).findByText(texts.inStock)).toBeVisible();
  });

  test('shows stock changes before the server responds and does not refetch the list', async () => {
    const user = await openProductList('en');
    const [one, other] = [getProductName('en', 0), getProductName('en', 1)];
    const release = delayResponse('post', changeProducts.path);
    const requestCount = listRequests().length;
    await user.click(row(one).getByRole('switch', { name: texts.stockSwitch(one) }));
    await user.click(row(other).getByRole('switch', { name: texts.stockSwitch(other) }));
    expect(row(one).getByText(texts.outOfStock)).toBeVisible();
    expect(row(other).getByText(texts.outOfStock)).toBeVisible();
    release();
    await waitFor(() => expect(listServerProducts()[1]?.inStock).toBe(false));
    // The second toast replaces the first.
    await waitFor(async () => expect(await toast(texts.updated(1))).toBeVisible());
    expect(row(one).getByText(texts.outOfStock)).toBeVisible();
    expect(row(other).getByText(texts.outOfStock)).toBeVisible();
    expect(listRequests().slice(requestCount)).toEqual([changeProducts.path, changeProducts.path]);
  });

  test('rolls back only the change that the server rejected', async () => {
    const user = await openProductList('en');
    const [one, other] = [getProductName('en', 0), getProductName('en', 1)];
    await user.click(row(one).getByRole('switch', { name: texts.stockSwitch(one) }));
    expect(await toast(texts.updated(1))).toBeVisible();
    mockServer.use(
      http.post(`*${changeProducts.path}`, () => new HttpResponse(null, { status: 500 })),
    );
    await user.click(row(other).getByRole('switch', { name: texts.stockSwitch(other) }));
    expect(await toast(texts.failedToUpdate)).toBeVisible();
    expect(row(other).getByText(texts.inStock)).toBeVisible();
    expect(row(one).getByText(texts.outOfStock)).toBeVisible();
  });

  test('refetches the list when the changed product has been deleted', async () => {
    const user = await openProductList('en');
    const name = getProductName('en', 0);
    const [product] = listServerProducts();
    if (!product) throw new Error('The product table is empty.');
    getProductTable().remove(product.id);
    await user.click(row(name).getByRole('switch', { name: texts.stockSwitch(name) }));
    await waitFor(() => expect(names()[0]).not.toContain(name));
  });

  test('features a product with the star button and shows an error toast on 500', async () => {
    const user = await openProductList('en');
    const product = demoProducts.find(({ featured }) => !featured);
    const name = getProductName(
      'en',
      demoProducts.findIndex(({ id }) => id === product?.id),
    );
    const getStarButton = () => row(name).getByRole('button', { name: texts.featuredToggle(name) });
    await user.click(getStarButton());
    expect(await toast(texts.updated(1))).toBeVisible();
    await waitFor(() => expect(getStarButton()).toHaveAttribute('aria-pressed', 'true'));
    mockServer.use(
      http.post(`*${changeProducts.path}`, () => new HttpResponse(null, { status: 500 })),
    );
    await user.click(getStarButton());
    expect(await toast(texts.failedToUpdate)).toBeVisible();
    expect(getStarButton()).toHaveAttribute('aria-pressed', 'true');
  });

  test('deletes a product after confirmation and restores it with Undo', async () => {
    const user = await openProductList('en');
    const name = getProductName('en', 0);
    await user.click(row(name).getByRole('button', { name: texts.deleteProduct(name) }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: texts.cancel }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(row(name).getByRole('button', { name: texts.deleteProduct(name) }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: texts.confirmDelete }),
    );
    expect(await toast(texts.deleted)).toBeVisible();
    await waitFor(() => expect(names()[0]).not.toContain(name));
    await clickUndo(user, 'en');
    expect(await toast(texts.undone)).toBeVisible();
    await waitFor(() => expect(names()[0]).toContain(name));
  });

  test('closes the dialog and removes the product as soon as DELETE succeeds', async () => {
    const user = await openProductList('en');
    const name = getProductName('en', 0);
    await user.click(row(name).getByRole('button', { name: texts.deleteProduct(name) }));
    const dialog = within(await screen.findByRole('dialog'));
    const release = delayResponse('get', listProducts.path);
    await user.click(dialog.getByRole('button', { name: texts.confirmDelete }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(names()[0]).not.toContain(name);
    release();
    expect(await toast(texts.deleted)).toBeVisible();
  });

  test('shows an error toast and keeps the dialog open when DELETE fails', async () => {
    const user = await openProductList('en');
    await user.click(
      row(getProductName('en', 0)).getByRole('button', {
        name: texts.deleteProduct(getProductName('en', 0)),
      }),
    );
    mockServer.use(
      http.delete('*/api/products/:id', () => new HttpResponse(null, { status: 500 })),
    );
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: texts.confirmDelete }));
    expect(await toast(texts.failedToDelete)).toBeInTheDocument();
    expect(screen.getByText(texts.error)).toBeInTheDocument();
    expect(dialog).toBeVisible();
  });

  test('features, deletes and restores several selected products at once', async () => {
    const user = await openProductList('en', '?category=gifts');
    const gifts = rows().length;
    await user.click(toolbar().getByRole('checkbox', { name: texts.selectPage }));
    expect(toolbar().getByText(texts.selected(gifts))).toBeVisible();
    for (const action of texts.bulkActions)
      expect(toolbar().getByRole('button', { name: action })).toBeVisible();
    await user.click(toolbar().getByRole('button', { name: texts.feature }));
    expect(await toast(texts.updated(gifts))).toBeVisible();
    await waitFor(() =>
      expect(table().getAllByRole('button', { pressed: true })).toHaveLength(gifts),
    );
    await user.click(toolbar().getByRole('button', { name: texts.confirmDelete }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: texts.confirmDelete }),
    );
    expect(await toast(texts.allDeleted(gifts))).toBeVisible();
    expect(await screen.findByText(texts.none)).toBeVisible();
    await clickUndo(user, 'en');
    await waitFor(() => expect(rows()).toHaveLength(gifts));
  });

  test('refetches the list when DELETE answers 404', async () => {
    const user = await openProductList('en');
    const name = getProductName('en', 0);
    await user.click(row(name).getByRole('button', { name: texts.deleteProduct(name) }));
    const problem = { message: 'There is no product.' };
    mockServer.use(
      http.delete('*/api/products/:id', () => HttpResponse.json(problem, { status: 404 })),
    );
    const requestCount = listRequests().length;
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: texts.confirmDelete }),
    );
    expect(await toast(problem.message)).toBeVisible();
    expect(screen.getByText(texts.error)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(listRequests().slice(requestCount)).toContain('/api/products');
  });
});
