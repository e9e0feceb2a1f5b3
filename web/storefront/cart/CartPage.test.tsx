import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { getSelectionTitle } from '#contract/products/options';
import { localizePath } from '../../routing/paths';
import { storefrontTexts } from '../../testing/browser/storefront-texts';
import { getCurrentUrl } from '../../testing/current-url';
import { findProductByName } from '../../testing/demo-data';
import { listRequests } from '../../testing/mock-server';
import { visitPage } from '../../testing/visit-page';
import { addToCart } from './change-cart';

const pageTexts = {
  cart: 'Carrito',
  empty: 'Tu carrito está vacío',
  shop: 'Ir a la tienda',
  quantityLabel: (name: string) => `Cantidad: ${name}`,
  fewer: 'Quitar uno',
  remove: (name: string) => `Quitar ${name}`,
  removed: (name: string) => `Quitaste: ${name}.`,
  undo: 'Deshacer',
  subtotal: 'Subtotal',
  guests: /^Invitados/,
  serves: 'Alcanza para 22 a 32 personas',
  servesSome: 'Alcanza para 22 a 32 de tus 40 invitados',
  servesJustEnough: 'Alcanza para 22 a 32: justo para tus 25 invitados',
  servesEnough: 'Alcanza para 22 a 32: suficiente para tus 20 invitados',
  notCounted: (name: string) => `${name}: no entra en la cuenta; no sabemos para cuántos rinde.`,
  request: 'Dinos cuándo y dónde',
  header: (count: number) => `Carrito, ${count} artículos`,
};

const classic = findProductByName('Classic Board');
const wedding = findProductByName('Wedding Board');
const boardClass = findProductByName('Board-Making Class');

const formatDollars = (amount: number) => `$${amount.toFixed(2)}`;
const readSavedItems = () => JSON.parse(localStorage.getItem('cart') ?? 'null')?.items;

describe('page "/cart"', () => {
  const texts = { ...storefrontTexts.es, ...pageTexts };
  const cart = localizePath('/cart', 'es');
  const getName = (product: typeof classic) => getSelectionTitle(product, undefined, 'es');
  const getItemNames = () =>
    screen.getAllByRole('article').map((line) => within(line).getByRole('heading').textContent);
  const getSummary = () => within(screen.getByRole('region', { name: texts.subtotal }));

  test('shows an empty state with a link to the shop and requests nothing', async () => {
    const user = await visitPage(cart);
    expect(screen.getByRole('heading', { level: 1, name: texts.cart })).toBeVisible();
    expect(screen.getByRole('heading', { name: texts.empty })).toBeVisible();
    expect(listRequests()).toEqual([]);
    await user.click(screen.getByRole('link', { name: texts.shop }));
    expect(await screen.findByRole('heading', { level: 1, name: texts.nav.shop })).toBeVisible();
  });

  test('lists the items at catalog prices with the subtotal', async () => {
    addToCart(wedding.id, 1);
    addToCart(classic.id, 2);
    await visitPage(cart);
    expect(getItemNames()).toEqual([getName(wedding), getName(classic)]);
    const [line] = screen.getAllByRole('article');
    const link = within(line as HTMLElement).getByRole('link', { name: getName(wedding) });
    expect(link).toHaveAttribute('href', localizePath(`/product/${wedding.id}`, 'es'));
    expect(line).toHaveTextContent(formatDollars(wedding.price));
    expect(within(line as HTMLElement).getByRole('img')).toHaveAttribute('alt');
    expect(getSummary().getByText(formatDollars(wedding.price + 2 * classic.price))).toBeVisible();
    expect(await screen.findByRole('region', { name: texts.request })).toBeVisible();
  });

  test('changes quantities down to one and saves them in localStorage', async () => {
    addToCart(classic.id, 1);
    const user = await visitPage(cart);
    const quantity = within(
      screen.getByRole('group', { name: texts.quantityLabel(getName(classic)) }),
    );
    expect(
      quantity.getByRole('button', { name: `${texts.fewer}: ${getName(classic)}` }),
    ).toHaveAttribute('aria-disabled', 'true');
    await user.click(quantity.getByRole('button', { name: `${texts.more}: ${getName(classic)}` }));
    expect(quantity.getByRole('status')).toHaveTextContent(/^2$/);
    expect(getSummary().getByText(formatDollars(2 * classic.price))).toBeVisible();
    expect(readSavedItems()).toEqual([{ productId: classic.id, quantity: 2 }]);
    expect(screen.getByRole('link', { name: texts.header(2) })).toBeVisible();
  });

  test('removes an item and restores it at its position on undo, by keyboard too', async () => {
    for (const { id } of [wedding, classic, boardClass]) addToCart(id, 2);
    const user = await visitPage(cart);
    const before = readSavedItems();
    await user.click(screen.getByRole('button', { name: texts.remove(getName(wedding)) }));
    await user.click(screen.getByRole('button', { name: texts.remove(getName(classic)) }));
    expect(readSavedItems()).toEqual([{ productId: boardClass.id, quantity: 2 }]);
    expect(screen.getByText(texts.removed(getName(wedding)))).toBeVisible();

    const undo = screen.getByRole('button', {
      name: texts.undo,
      description: texts.removed(getName(classic)),
    });
    expect(undo).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('link', { name: getName(classic) })).toHaveFocus();
    expect(getItemNames()).toEqual([getName(classic), getName(boardClass)]);
    await user.click(screen.getByRole('button', { name: texts.undo }));
    expect(getItemNames()).toEqual([getName(wedding), getName(classic), getName(boardClass)]);
    expect(readSavedItems()).toEqual(before);
  });

  test('still offers undo after the last item is removed', async () => {
    addToCart(classic.id, 3);
    const user = await visitPage(cart);
    await user.click(screen.getByRole('button', { name: texts.remove(getName(classic)) }));
    expect(screen.getByRole('heading', { name: texts.empty })).toBeVisible();
    expect(screen.queryByRole('region', { name: texts.request })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: texts.undo })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('link', { name: getName(classic) })).toHaveFocus();
    expect(readSavedItems()).toEqual([{ productId: classic.id, quantity: 3 }]);
  });

  test('compares the servings with the guests entered in the order form', async () => {
    addToCart(classic.id, 2);
    addToCart(wedding.id, 1);
    const user = await visitPage(cart);
    expect(getSummary().getByText(texts.serves)).toBeVisible();
    const guests = await screen.findByRole('textbox', { name: texts.guests });
    for (const [guestCount, expectedStatus] of [
      ['40', texts.servesSome],
      ['25', texts.servesJustEnough],
      ['20', texts.servesEnough],
    ] as const) {
      await user.clear(guests);
      await user.type(guests, guestCount);
      expect(screen.getByText(expectedStatus)).toHaveAttribute('role', 'status');
      expect(guests).toHaveAccessibleDescription(expect.stringContaining(expectedStatus));
      expect(getSummary().queryByText(expectedStatus)).not.toBeInTheDocument();
    }
    await user.clear(guests);
    await user.type(guests, 'many');
    expect(screen.queryByText(texts.servesEnough)).not.toBeInTheDocument();
    expect(getSummary().getByText(texts.serves)).toBeVisible();
    expect(screen.getAllByRole('textbox', { name: texts.guests })).toHaveLength(1);
  });

  test('offers an option for the guests whom the cart does not serve, and adds it', async () => {
    addToCart(classic.id, 1, 'large');
    const user = await visitPage('/cart');
    await user.type(await screen.findByRole('textbox', { name: 'Guests' }), '20');
    const suggestion = await screen.findByRole('button', { name: /^Add .+, Large/ });
    await user.click(suggestion);
    expect(suggestion).not.toBeInTheDocument();
    expect(screen.getByText('Serves 16–24')).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  test('names products without a serving size, except class seats', async () => {
    const unsized = { ...wedding, options: [], servingSize: null };
    const data = { '/api/products': [classic, unsized, boardClass] };
    for (const { id } of [classic, unsized, boardClass]) addToCart(id, 1);
    await visitPage(cart, { data });
    expect(getSummary().getByText(texts.notCounted(getName(unsized)))).toBeVisible();
  });

  test('shows no servings for class seats', async () => {
    addToCart(boardClass.id, 1);
    const user = await visitPage(cart);
    expect(getSummary().queryByText(/\b(Serves|Alcanza|no entra|not counted)\b/)).toBeNull();
    const guests = await screen.findByRole('textbox', { name: texts.guests });
    await user.type(guests, '20');
    expect(guests).not.toHaveAccessibleDescription(expect.stringMatching(/Serves|Alcanza/));
  });
});

test('page "/cart" follows changes made in another tab', async () => {
  addToCart(classic.id, 1);
  await visitPage('/cart');
  const items = [{ productId: wedding.id, quantity: 4 }];
  localStorage.setItem('cart', JSON.stringify({ version: 1, items }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
  expect(
    await screen.findByRole('link', { name: 'Wedding Board, One board, 12–16 guests' }),
  ).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Classic Board/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Cart, 4 items' })).toBeVisible();
  expect(getCurrentUrl()).toBe('/cart');
});
