import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { getSelectionTitle } from '#contract/products/options';
import { getStockLevel } from '#contract/products/stock-level';
import { localizePath } from '../../../routing/paths';
import { storefrontTexts } from '../../../testing/browser/storefront-texts';
import { findProductByName, findVisibleProduct } from '../../../testing/demo-data';
import { resetMockServer } from '../../../testing/mock-server';
import { openPage, visitPage } from '../../../testing/visit-page';
import { addToCart, replaceCart } from '../change-cart';

const pageTexts = {
  fewer: 'Decrease quantity',
  remove: (name: string) => `Remove ${name}`,
  subtotal: 'Subtotal',
  noLongerSold: 'It’s no longer in our shop and isn’t counted.',
  soldOut: 'Not counted until we have it again.',
  uncounted: '2 products aren’t counted.',
  numbered: 'Product no. 4711',
  lowStock: (left: number) => `Only ${left} left.`,
  failed: /couldn’t load names and prices/,
  retry: 'Try again',
  notSaved: /won’t let us save your cart/,
  request: 'Tell us when and where',
};

const classic = findProductByName('Classic Board');
const soldOut = findVisibleProduct((product) => getStockLevel(product) === 'out-of-stock');
const unknownId = 4711;

const formatDollars = (amount: number) => `$${amount.toFixed(2)}`;
const readSavedItems = () => JSON.parse(localStorage.getItem('cart') ?? 'null')?.items;

afterEach(() => vi.restoreAllMocks());

describe('<CartContents>', () => {
  const texts = { ...storefrontTexts.en, ...pageTexts };
  const cart = localizePath('/cart', 'en');
  const getName = (product: typeof classic) => getSelectionTitle(product, undefined, 'en');
  const getItemNames = () =>
    screen.getAllByRole('article').map((line) => within(line).getByRole('heading').textContent);
  const getSummary = () => within(screen.getByRole('region', { name: texts.subtotal }));

  test('lists deleted and out-of-stock products without counting them', async () => {
    addToCart(classic.id, 1);
    addToCart(unknownId, 5);
    addToCart(soldOut.id, 2);
    const user = await visitPage(cart);
    expect(getItemNames()).toEqual([getName(classic), texts.numbered, getName(soldOut)]);
    expect(screen.getByText(texts.noLongerSold)).toBeVisible();
    expect(screen.getByText(texts.soldOut)).toBeVisible();
    expect(screen.queryByRole('link', { name: texts.numbered })).not.toBeInTheDocument();
    expect(screen.getAllByRole('group', { name: /^(Quantity of|Cantidad: )/ })).toHaveLength(1);
    expect(getSummary().getByText(formatDollars(classic.price))).toBeVisible();
    expect(getSummary().getByText(texts.uncounted)).toBeVisible();
    await user.click(screen.getByRole('button', { name: texts.remove(texts.numbered) }));
    await user.click(screen.getByRole('button', { name: texts.remove(getName(soldOut)) }));
    expect(readSavedItems()).toEqual([{ productId: classic.id, quantity: 1 }]);
  });

  test('hides the order form if no product in the cart can be ordered', async () => {
    addToCart(unknownId, 1);
    await visitPage(cart);
    expect(screen.getByText(texts.noLongerSold)).toBeVisible();
    expect(screen.queryByRole('region', { name: texts.subtotal })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: texts.request })).not.toBeInTheDocument();
  });

  test('lists options of a product as lines of their own, with their quantity prices and servings', async () => {
    const box = findProductByName('Artisan Gift Box');
    addToCart(classic.id, 1, 'large');
    addToCart(classic.id, 1, 'small');
    addToCart(box.id, 10);
    const user = await visitPage(cart);
    const [large, small, boxes] = screen.getAllByRole('article');
    expect(large).toHaveTextContent(/^Classic Board, Large.*Serves 8–12.*\$188\.00 each/);
    expect(small).toHaveTextContent(/^Classic Board, Small.*Serves 2–4.*\$68\.00 each/);
    expect(boxes).toHaveTextContent(/\$88\.00 each/);
    expect(getSummary().getByText('$1,136.00')).toBeVisible();
    const link = screen.getByRole('link', { name: 'Classic Board, Large' });
    expect(link).toHaveAttribute('href', `/product/${classic.id}?size=large`);
    await user.click(screen.getByRole('button', { name: 'Remove Classic Board, Large' }));
    expect(readSavedItems()).toEqual([
      { productId: classic.id, option: 'small', quantity: 1 },
      { productId: box.id, quantity: 10 },
    ]);
  });

  test('does not count an option that is no longer offered', async () => {
    addToCart(classic.id, 1, 'giant');
    await visitPage(cart);
    expect(screen.getByText(/no longer offer this option/)).toBeVisible();
    expect(screen.queryByRole('region', { name: texts.subtotal })).not.toBeInTheDocument();
  });

  test('limits the quantity to the stock that other lines of the product leave', async () => {
    const left = classic.quantityAvailable ?? 0;
    addToCart(classic.id, left - 1, 'large');
    addToCart(classic.id, 1, 'small');
    await visitPage(cart);
    for (const button of screen.getAllByRole('button', { name: new RegExp(`^${texts.more}: `) }))
      expect(button).toHaveAttribute('aria-disabled', 'true');
  });

  test('shows the stock left when the quantity reaches or exceeds it', async () => {
    const left = classic.quantityAvailable ?? 0;
    addToCart(classic.id, left + 1);
    const user = await visitPage(cart);
    expect(screen.getByText(texts.lowStock(left))).toBeVisible();
    const fewer = screen.getByRole('button', { name: new RegExp(`^${texts.fewer}: `) });
    await user.click(fewer);
    expect(screen.getByText(texts.lowStock(left))).toBeVisible();
    expect(screen.getByRole('button', { name: new RegExp(`^${texts.more}: `) })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.click(fewer);
    expect(screen.queryByText(texts.lowStock(left))).not.toBeInTheDocument();
  });

  test('shows "Only 1 left" for the last one in stock', async () => {
    addToCart(classic.id, 1);
    await visitPage(cart, { data: { '/api/products': [{ ...classic, quantityAvailable: 1 }] } });
    expect(screen.getByText(texts.lowStock(1))).toBeVisible();
  });

  test('lists items by product number, still editable, if the catalog fails to load', async () => {
    resetMockServer('server-error:products');
    addToCart(classic.id, 2);
    const user = await visitPage(cart);
    expect(screen.getByText(texts.failed)).toHaveAttribute('role', 'alert');
    expect(screen.queryByText(texts.noLongerSold)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: new RegExp(`^${texts.more}: `) }));
    expect(readSavedItems()).toEqual([{ productId: classic.id, quantity: 3 }]);
    resetMockServer();
    await user.click(screen.getByRole('button', { name: texts.retry }));
    expect(await screen.findByRole('link', { name: getName(classic) })).toBeVisible();
    expect(screen.queryByText(texts.failed)).not.toBeInTheDocument();
  });

  test('warns when localStorage is full and keeps the cart in memory', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('There is no room.', 'QuotaExceededError');
    });
    addToCart(classic.id, 2);
    await visitPage(cart);
    expect(screen.getByText(texts.notSaved)).toBeVisible();
    expect(getItemNames()).toEqual([getName(classic)]);
    vi.restoreAllMocks();
    replaceCart([]);
    await waitFor(() => expect(screen.queryByText(texts.notSaved)).not.toBeInTheDocument());
  });
});

test('<CartContents> lists items without warnings while the catalog is loading', async () => {
  resetMockServer('slow');
  addToCart(classic.id, 2);
  await openPage('/cart');
  expect(screen.getByRole('link', { name: `Product no. ${classic.id}` })).toBeVisible();
  expect(screen.queryByText(pageTexts.noLongerSold)).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
