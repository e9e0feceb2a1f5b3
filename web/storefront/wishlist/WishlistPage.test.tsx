import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { getSelectionTitle } from '#contract/products/options';
import { getProductText } from '#contract/products/product-text';
import { getStockLevel } from '#contract/products/stock-level';
import { localizePath, paths } from '../../routing/paths';
import { storefrontTexts } from '../../testing/browser/storefront-texts';
import { getCurrentUrl } from '../../testing/current-url';
import { findProductByName, findVisibleProduct, visibleProducts } from '../../testing/demo-data';
import { listRequests, resetMockServer } from '../../testing/mock-server';
import { visitPage } from '../../testing/visit-page';
import { addToWishlist, removeFromWishlist } from './wishlist';

const pageTexts = {
  wishlist: 'Lista de deseos',
  empty: 'Tu lista de deseos está vacía',
  shop: 'Ir a la tienda',
  move: (name: string) => `Pasar al carrito: ${name}`,
  cartText: (name: string) => `1 × ${name} en tu carrito`,
  soldOut: 'Agotado',
  remove: (name: string) => `Quitar ${name}`,
  undo: 'Deshacer',
  deleted: 'Producto núm. 4711 ya no está en nuestra tienda.',
  share: 'Compartir esta lista',
  copied: 'Enlace copiado',
  copy: 'Copia este enlace para compartir la lista',
  shared: 'Una lista compartida',
  addAll: 'Agregar todo a mi lista',
  addedToWishlist: 'Agregado a la lista de deseos',
  allOnWishlist: 'Todo esto ya está en tu lista de deseos.',
  ownWishlistLink: 'Ir a mi lista de deseos',
  allDeleted: 'Nada de esta lista sigue en nuestra tienda',
  failed: /No pudimos cargar los nombres ni las fotos/,
};

const classic = findProductByName('Classic Board');
const wedding = findProductByName('Wedding Board');
const soldOut = findVisibleProduct((product) => getStockLevel(product) === 'out-of-stock');
const unknownId = 4711;

const readStoredIds = () => JSON.parse(localStorage.getItem('wishlist') ?? 'null')?.productIds;

function stubNavigator(name: 'share' | 'clipboard', value: unknown): void {
  Object.defineProperty(navigator, name, { configurable: true, value });
  onTestFinished(() => void Reflect.deleteProperty(navigator, name));
}

describe('page /wishlist', () => {
  const texts = { ...storefrontTexts.es, ...pageTexts };
  const wishlist = localizePath('/wishlist', 'es');
  const getName = (product: typeof classic) => getProductText(product, 'name', 'es');
  const getCardNames = () =>
    screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

  test('shows the empty state and requests no products', async () => {
    const user = await visitPage(wishlist);
    expect(screen.getByRole('heading', { level: 1, name: texts.wishlist })).toBeVisible();
    expect(screen.getByRole('heading', { name: texts.empty })).toBeVisible();
    expect(screen.queryByRole('button', { name: texts.share })).not.toBeInTheDocument();
    expect(listRequests()).toEqual([]);
    await user.click(screen.getByRole('link', { name: texts.shop }));
    expect(await screen.findByRole('heading', { level: 1, name: texts.nav.shop })).toBeVisible();
  });

  test('moves a product to the cart and shows a toast', async () => {
    addToWishlist(wedding.id, classic.id);
    const user = await visitPage(wishlist);
    expect(getCardNames()).toEqual([getName(wedding), getName(classic)]);
    await user.click(screen.getByRole('button', { name: texts.move(getName(wedding)) }));
    expect(await screen.findByText(texts.added)).toBeVisible();
    expect(
      screen.getByText(texts.cartText(getSelectionTitle(wedding, undefined, 'es'))),
    ).toBeVisible();
    expect(readStoredIds()).toEqual([classic.id]);
    expect(JSON.parse(localStorage.getItem('cart') ?? '').items).toEqual([
      { productId: wedding.id, quantity: 1 },
    ]);
    expect(getCardNames()).toEqual([getName(classic)]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('removes a product and restores its position on undo', async () => {
    addToWishlist(wedding.id, classic.id);
    const user = await visitPage(wishlist);
    await user.click(screen.getByRole('button', { name: texts.remove(getName(wedding)) }));
    expect(readStoredIds()).toEqual([classic.id]);
    expect(screen.getByRole('button', { name: texts.undo })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(readStoredIds()).toEqual([wedding.id, classic.id]);
    expect(screen.getByRole('link', { name: getName(wedding) })).toHaveFocus();
  });

  test('shows sold-out and deleted products, which can only be removed', async () => {
    addToWishlist(soldOut.id, unknownId);
    const user = await visitPage(wishlist);
    expect(screen.getByRole('button', { name: texts.soldOut })).toBeDisabled();
    expect(screen.getByText(texts.deleted)).toBeVisible();
    const [, removeDeleted] = screen.getAllByRole('button', { name: /^(Remove|Quitar) / });
    await user.click(removeDeleted as HTMLElement);
    expect(readStoredIds()).toEqual([soldOut.id]);
  });

  test('keeps the list when the products cannot be loaded', async () => {
    resetMockServer('server-error:products');
    addToWishlist(classic.id);
    await visitPage(wishlist);
    expect(screen.getByText(texts.failed)).toHaveAttribute('role', 'alert');
    const link = localizePath(`/product/${classic.id}`, 'es');
    expect(document.querySelector(`main a[href="${link}"]`)).toBeVisible();
    expect(readStoredIds()).toEqual([classic.id]);
  });

  test('compares the first four products that are still sold', async () => {
    const compare = (name: string) => screen.queryByRole('link', { name });
    const [first, ...others] = visibleProducts.slice(0, 5).map(({ id }) => id);
    addToWishlist(first ?? 0, unknownId);
    await visitPage(wishlist);
    expect(screen.queryByRole('link', { name: /lado a lado/ })).not.toBeInTheDocument();
    act(() => void addToWishlist(...others.slice(0, 1)));
    expect(compare('Compara los primeros 2 lado a lado')).toBeVisible();
    act(() => void removeFromWishlist(unknownId));
    expect(compare('Compara lado a lado')).toBeVisible();
    act(() => void addToWishlist(...others));
    expect(compare('Compara los primeros 4 lado a lado')).toHaveAttribute(
      'href',
      localizePath(paths.compare([first ?? 0, ...others]), 'es'),
    );
  });

  test('shares a link through the Web Share API', async () => {
    const share = vi.fn(() => Promise.resolve());
    stubNavigator('share', share);
    addToWishlist(wedding.id, classic.id);
    const user = await visitPage(wishlist);
    await user.click(screen.getByRole('button', { name: texts.share }));
    const url = `${location.origin}${wishlist}?share=${wedding.id},${classic.id}`;
    expect(share).toHaveBeenCalledWith(expect.objectContaining({ url }));
  });

  test('copies the link when the browser cannot share', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    addToWishlist(classic.id);
    const user = await visitPage(wishlist);
    stubNavigator('clipboard', { writeText });
    await user.click(screen.getByRole('button', { name: texts.share }));
    expect(await screen.findByText(texts.copied)).toBeVisible();
    expect(writeText).toHaveBeenCalledWith(`${location.origin}${wishlist}?share=${classic.id}`);
  });

  test('shows the link when the browser can neither share nor copy', async () => {
    addToWishlist(classic.id);
    const user = await visitPage(wishlist);
    stubNavigator('clipboard', undefined);
    await user.click(screen.getByRole('button', { name: texts.share }));
    expect(await screen.findByRole('textbox', { name: texts.copy })).toHaveValue(
      `${location.origin}${wishlist}?share=${classic.id}`,
    );
    expect(screen.queryByText(texts.copied)).not.toBeInTheDocument();
  });

  test('shows a shared list and adds it to the own wishlist only on request', async () => {
    addToWishlist(soldOut.id);
    const user = await visitPage(`${wishlist}?share=${wedding.id},${classic.id},${unknownId},x,-1`);
    expect(screen.getByRole('heading', { level: 1, name: texts.shared })).toBeVisible();
    expect(getCardNames()).toEqual([getName(wedding), getName(classic)]);
    expect(readStoredIds()).toEqual([soldOut.id]);
    await user.click(screen.getByRole('button', { name: texts.addAll }));
    expect(await screen.findByText(texts.addedToWishlist)).toBeVisible();
    expect(readStoredIds()).toEqual([soldOut.id, wedding.id, classic.id]);
    expect(screen.getByText(texts.allOnWishlist)).toBeVisible();
    await user.click(screen.getByRole('link', { name: texts.ownWishlistLink }));
    expect(await screen.findByRole('heading', { level: 1, name: texts.wishlist })).toBeVisible();
    expect(getCurrentUrl()).toBe(wishlist);
  });

  test('shows an empty state when all shared products are deleted', async () => {
    await visitPage(`${wishlist}?share=${unknownId}`);
    expect(screen.getByRole('heading', { name: texts.allDeleted })).toBeVisible();
    expect(screen.queryByRole('button', { name: texts.addAll })).not.toBeInTheDocument();
  });

  test('shows the own list when ?share= has no valid id', async () => {
    addToWishlist(classic.id);
    await visitPage(`${wishlist}?share=%3Cscript%3E,0,1e5`);
    await waitFor(() => expect(getCardNames()).toEqual([getName(classic)]));
  });
});
