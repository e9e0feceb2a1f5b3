import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { changeProducts } from '#contract/products/admin-endpoints';
import { listProducts } from '#contract/products/endpoints';
import type { Product } from '#contract/products/schema';
import { makeOption } from '#contract/testing/product';
import { request } from '../../data/http-client';
import { savePreferredLanguage } from '../../i18n/preferred-language';
import { delayResponse } from '../../testing/delay-response';
import { demoProducts } from '../../testing/demo-data';
import {
  getProductTable,
  listRequests,
  listServerProducts,
  mockServer,
  resetMockServer,
} from '../../testing/mock-server';
import { visitPage } from '../../testing/visit-page';
import { messages } from './testing/messages';
import {
  clickUndo,
  createProductListPage,
  getProductName,
  openProductList,
} from './testing/product-list-page';

describe('useProductActions in <ProductsTab>', () => {
  const texts = messages.en;
  const { getTable, getRows, getNames, getRow, getToolbar, findToast } =
    createProductListPage('en');

  test('sets a product out of stock and undoes it from the toast', async () => {
    const user = await openProductList('en');
    const name = getProductName('en', 0);
    expect(getRow(name).getByText(texts.inStock)).toBeVisible();
    await user.click(getRow(name).getByRole('switch', { name: texts.stockSwitch(name) }));
    expect(await findToast(texts.updated(1))).toBeVisible();
    expect(await getRow(name).findByText(texts.outOfStock)).toBeVisible();
    await clickUndo(user, 'en');
    expect(await findToast(texts.undone)).toBeVisible();
    expect(await getRow(name).findByText(texts.inStock)).toBeVisible();
  });

  /** The first product of the list, newest first. */
  const getFirstProduct = () => {
    const [product] = listServerProducts();
    if (!product) throw new Error('The product table is empty.');
    return product;
  };

  async function openWithFirstProduct(changes: Partial<Product>): Promise<UserEvent> {
    resetMockServer('signed-in');
    savePreferredLanguage('en');
    const product = getProductTable().find(getFirstProduct().id);
    if (product) getProductTable().put({ ...product, inStock: true, options: [], ...changes });
    const user = await visitPage('/admin?tab=products');
    await screen.findByRole('table', { name: texts.table });
    return user;
  }

  const getStockSwitch = () => {
    const { name } = getFirstProduct();
    return getRow(name).getByRole('switch', { name: texts.stockSwitch(name) });
  };

  /** As another session that confirms an order or edits the product does. */
  const setQuantity = (quantityAvailable: number) =>
    request(changeProducts, {
      body: { changes: [{ id: getFirstProduct().id, quantityAvailable }] },
    });

  test('does not put units back that were sold since when a stock change is undone', async () => {
    const user = await openWithFirstProduct({ quantityAvailable: 5 });
    await user.click(getStockSwitch());
    expect(await findToast(texts.updated(1))).toBeVisible();
    await setQuantity(2);
    await clickUndo(user, 'en');
    expect(await findToast(texts.undone)).toBeVisible();
    expect(getFirstProduct()).toMatchObject({ inStock: true, quantityAvailable: 2 });
    expect(await getRow(getFirstProduct().name).findByText(texts.lowStock)).toBeVisible();
  });

  test('does not overwrite a quantity of another session when clearing it is undone', async () => {
    const user = await openWithFirstProduct({ quantityAvailable: 0 });
    await user.click(getStockSwitch());
    expect(await findToast(texts.updated(1))).toBeVisible();
    expect(getFirstProduct().quantityAvailable).toBeNull();
    await setQuantity(7);
    await clickUndo(user, 'en');
    expect(await findToast(texts.changedMeanwhile)).toBeVisible();
    expect(getFirstProduct().quantityAvailable).toBe(7);
    await waitFor(() => expect(getStockSwitch()).toBeChecked());
  });

  test('puts a product back in stock whose options are all sold out, and undoes it', async () => {
    const options = [
      makeOption({ key: 'small', stock: 0 }),
      makeOption({ key: 'large', name: { en: 'Large', es: 'Grande' }, stock: 0, isDefault: false }),
    ];
    const listStocks = () => getFirstProduct().options.map(({ stock }) => stock);
    const user = await openWithFirstProduct({ options, quantityAvailable: null });
    const row = getRow(getFirstProduct().name);
    expect(getStockSwitch()).not.toBeChecked();
    await user.click(getStockSwitch());
    expect(await findToast(texts.updated(1))).toBeVisible();
    expect(listStocks()).toEqual([null, null]);
    expect(row.getByText(texts.inStock)).toBeVisible();
    expect(getStockSwitch()).toBeChecked();
    await clickUndo(user, 'en');
    expect(await findToast(texts.undone)).toBeVisible();
    expect(listStocks()).toEqual([0, 0]);
    expect(row.getByText(texts.outOfStock)).toBeVisible();
  });

  test('shows stock changes before the server responds and does not refetch the list', async () => {
    const user = await openProductList('en');
    const [one, other] = [getProductName('en', 0), getProductName('en', 1)];
    const release = delayResponse('post', changeProducts.path);
    const requestCount = listRequests().length;
    await user.click(getRow(one).getByRole('switch', { name: texts.stockSwitch(one) }));
    await user.click(getRow(other).getByRole('switch', { name: texts.stockSwitch(other) }));
    expect(getRow(one).getByText(texts.outOfStock)).toBeVisible();
    expect(getRow(other).getByText(texts.outOfStock)).toBeVisible();
    release();
    await waitFor(() => expect(listServerProducts()[1]?.inStock).toBe(false));
    // The second toast replaces the first.
    await waitFor(async () => expect(await findToast(texts.updated(1))).toBeVisible());
    expect(getRow(one).getByText(texts.outOfStock)).toBeVisible();
    expect(getRow(other).getByText(texts.outOfStock)).toBeVisible();
    expect(listRequests().slice(requestCount)).toEqual([changeProducts.path, changeProducts.path]);
  });

  test('rolls back only the change that the server rejected', async () => {
    const user = await openProductList('en');
    const [one, other] = [getProductName('en', 0), getProductName('en', 1)];
    await user.click(getRow(one).getByRole('switch', { name: texts.stockSwitch(one) }));
    expect(await findToast(texts.updated(1))).toBeVisible();
    mockServer.use(
      http.post(`*${changeProducts.path}`, () => new HttpResponse(null, { status: 500 })),
    );
    await user.click(getRow(other).getByRole('switch', { name: texts.stockSwitch(other) }));
    expect(await findToast(texts.failedToUpdate)).toBeVisible();
    expect(getRow(other).getByText(texts.inStock)).toBeVisible();
    expect(getRow(one).getByText(texts.outOfStock)).toBeVisible();
  });

  test('refetches the list when the changed product has been deleted', async () => {
    const user = await openProductList('en');
    const name = getProductName('en', 0);
    const [product] = listServerProducts();
    if (!product) throw new Error('The product table is empty.');
    getProductTable().remove(product.id);
    await user.click(getRow(name).getByRole('switch', { name: texts.stockSwitch(name) }));
    await waitFor(() => expect(getNames()[0]).not.toContain(name));
  });

  test('features a product with the star button and shows an error toast on 500', async () => {
    const user = await openProductList('en');
    const product = demoProducts.find(({ featured }) => !featured);
    const name = getProductName(
      'en',
      demoProducts.findIndex(({ id }) => id === product?.id),
    );
    const getStarButton = () =>
      getRow(name).getByRole('button', { name: texts.featuredToggle(name) });
    await user.click(getStarButton());
    expect(await findToast(texts.updated(1))).toBeVisible();
    await waitFor(() => expect(getStarButton()).toHaveAttribute('aria-pressed', 'true'));
    mockServer.use(
      http.post(`*${changeProducts.path}`, () => new HttpResponse(null, { status: 500 })),
    );
    await user.click(getStarButton());
    expect(await findToast(texts.failedToUpdate)).toBeVisible();
    expect(getStarButton()).toHaveAttribute('aria-pressed', 'true');
  });

  test('deletes a product after confirmation and restores it with Undo', async () => {
    const user = await openProductList('en');
    const name = getProductName('en', 0);
    await user.click(getRow(name).getByRole('button', { name: texts.deleteProduct(name) }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: texts.cancel }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(getRow(name).getByRole('button', { name: texts.deleteProduct(name) }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: texts.confirmDelete }),
    );
    expect(await findToast(texts.deleted)).toBeVisible();
    await waitFor(() => expect(getNames()[0]).not.toContain(name));
    await clickUndo(user, 'en');
    expect(await findToast(texts.undone)).toBeVisible();
    await waitFor(() => expect(getNames()[0]).toContain(name));
  });

  test('closes the dialog and removes the product as soon as DELETE succeeds', async () => {
    const user = await openProductList('en');
    const name = getProductName('en', 0);
    await user.click(getRow(name).getByRole('button', { name: texts.deleteProduct(name) }));
    const dialog = within(await screen.findByRole('dialog'));
    const release = delayResponse('get', listProducts.path);
    await user.click(dialog.getByRole('button', { name: texts.confirmDelete }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(getNames()[0]).not.toContain(name);
    release();
    expect(await findToast(texts.deleted)).toBeVisible();
  });

  test('shows an error toast and keeps the dialog open when DELETE fails', async () => {
    const user = await openProductList('en');
    await user.click(
      getRow(getProductName('en', 0)).getByRole('button', {
        name: texts.deleteProduct(getProductName('en', 0)),
      }),
    );
    mockServer.use(
      http.delete('*/api/products/:id', () => new HttpResponse(null, { status: 500 })),
    );
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: texts.confirmDelete }));
    expect(await findToast(texts.failedToDelete)).toBeInTheDocument();
    expect(screen.getByText(texts.error)).toBeInTheDocument();
    expect(dialog).toBeVisible();
  });

  test('features, deletes and restores several selected products at once', async () => {
    const user = await openProductList('en', '?category=gifts');
    const gifts = getRows().length;
    await user.click(getToolbar().getByRole('checkbox', { name: texts.selectPage }));
    expect(getToolbar().getByText(texts.selected(gifts))).toBeVisible();
    for (const action of texts.bulkActions)
      expect(getToolbar().getByRole('button', { name: action })).toBeVisible();
    await user.click(getToolbar().getByRole('button', { name: texts.feature }));
    expect(await findToast(texts.updated(gifts))).toBeVisible();
    await waitFor(() =>
      expect(getTable().getAllByRole('button', { pressed: true })).toHaveLength(gifts),
    );
    await user.click(getToolbar().getByRole('button', { name: texts.confirmDelete }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: texts.confirmDelete }),
    );
    expect(await findToast(texts.allDeleted(gifts))).toBeVisible();
    expect(await screen.findByText(texts.none)).toBeVisible();
    await clickUndo(user, 'en');
    await waitFor(() => expect(getRows()).toHaveLength(gifts));
  });

  test('refetches the list when DELETE answers 404', async () => {
    const user = await openProductList('en');
    const name = getProductName('en', 0);
    await user.click(getRow(name).getByRole('button', { name: texts.deleteProduct(name) }));
    const problem = { message: 'There is no product.' };
    mockServer.use(
      http.delete('*/api/products/:id', () => HttpResponse.json(problem, { status: 404 })),
    );
    const requestCount = listRequests().length;
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: texts.confirmDelete }),
    );
    expect(await findToast(problem.message)).toBeVisible();
    expect(screen.getByText(texts.error)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(listRequests().slice(requestCount)).toContain('/api/products');
  });
});
