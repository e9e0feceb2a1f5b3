import { screen, waitFor } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { getSelectionTitle } from '#contract/products/options';
import { getProductText } from '#contract/products/product-text';
import { getStockLevel } from '#contract/products/stock-level';
import { formatPrice } from '../../i18n/formats';
import { localizePath } from '../../routing/paths';
import { storefrontTexts } from '../../testing/browser/storefront-texts';
import { findVisibleProduct } from '../../testing/demo-data';
import { listRequests } from '../../testing/mock-server';
import { buildProductPageData } from '../../testing/product-page-data';
import { visitPage } from '../../testing/visit-page';
import { replaceCart } from '../cart/change-cart';

const pageTexts = {
  fewer: 'Quitar uno',
  more: 'Agregar uno',
  lowStock: (left: number) => `Solo nos ${left === 1 ? 'queda' : 'quedan'} ${left}.`,
  outOfStock: 'Agotado',
  cart: 'Carrito',
  wishlist: 'Lista de deseos',
  addedToWishlist: 'Agregado a la lista de deseos',
  addedToWishlistText: (name: string) => `${name} ya está en tu lista de deseos`,
  nothingAdded: 'No se agregó nada',
  allInCart: (left: number) => `Tu carrito ya tiene los ${left} que hay.`,
  lastInCart: 'Tu carrito ya tiene el único que hay.',
  removedFromWishlist: 'Quitamos el producto de tu lista de deseos',
  removedFromWishlistText: (name: string) => `${name} ya no está en tu lista de deseos`,
  notSaved:
    'Esto dura hasta que cierres o recargues la pestaña: tu navegador no nos deja guardarlo.',
};

const inStock = findVisibleProduct((product) => getStockLevel(product) === 'in-stock');
const lowStockProduct = findVisibleProduct((product) => getStockLevel(product) === 'low-stock');
const outOfStock = findVisibleProduct((product) => getStockLevel(product) === 'out-of-stock');

const readStorage = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null');

describe('<PurchaseBar>', () => {
  const texts = { ...storefrontTexts.es, ...pageTexts };
  const name = getProductText(inStock, 'name', 'es');
  const title = getSelectionTitle(inStock, undefined, 'es');
  const heartName = `${texts.wishlist}: ${name}`;
  const openProduct = ({ id }: { id: number }) => visitPage(localizePath(`/product/${id}`, 'es'));

  test('limits the quantity to the stock and never adds more to the cart', async () => {
    const left = lowStockProduct.quantityAvailable ?? 0;
    const user = await openProduct(lowStockProduct);
    const increase = screen.getByRole('button', { name: texts.more });
    for (let press = 1; press < left; press += 1) await user.click(increase);
    expect(increase).toHaveAttribute('aria-disabled', 'true');
    expect(increase).toHaveFocus();
    await user.click(increase);
    expect(screen.getByText(texts.lowStock(left))).toBeVisible();
    const [add] = screen.getAllByRole('button', { name: texts.addToCart });
    if (add) await user.click(add);
    expect(await screen.findByText(texts.added)).toBeVisible();
    if (add) await user.click(add);
    expect(await screen.findByText(texts.nothingAdded)).toBeVisible();
    expect(screen.getByText(texts.allInCart(left))).toBeVisible();
    expect(readStorage('cart').items).toEqual([{ productId: lowStockProduct.id, quantity: left }]);
  });

  test('shows that only one is left and adds it only once', async () => {
    const last = { ...lowStockProduct, quantityAvailable: 1 };
    const url = localizePath(`/product/${last.id}`, 'es');
    const user = await visitPage(url, { data: buildProductPageData(last) });
    expect(screen.getByText(texts.lowStock(1))).toBeVisible();
    const add = screen.getByRole('button', { name: texts.addToCart });
    await user.click(add);
    await screen.findByText(texts.added);
    await user.click(add);
    expect(await screen.findByText(texts.lastInCart)).toBeVisible();
  });

  test('starts with a quantity of one and never goes below', async () => {
    const user = await openProduct(inStock);
    const quantity = screen.getByRole('status');
    const fewer = screen.getByRole('button', { name: texts.fewer });
    expect(quantity).toHaveTextContent(/^1$/);
    expect(fewer).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: texts.more }));
    expect(quantity).toHaveTextContent(/^2$/);
    await user.click(fewer);
    expect(quantity).toHaveTextContent(/^1$/);
    expect(fewer).toHaveAttribute('aria-disabled', 'true');
  });

  test('shows the total next to the button in the fixed bar', async () => {
    const user = await openProduct(inStock);
    const increase = screen.getByRole('button', { name: texts.more });
    const bar = screen.getByRole('button', { name: texts.addToCart }).parentElement;
    expect(bar).toHaveTextContent(formatPrice(inStock.price, 'es'));
    await user.click(increase);
    await user.click(increase);
    expect(bar).toHaveTextContent(formatPrice(3 * inStock.price, 'es'));
  });

  test('adds to the cart on the device with a toast and without a request', async () => {
    const user = await openProduct(inStock);
    const before = listRequests().length;
    await user.click(screen.getByRole('button', { name: texts.more }));
    await user.click(screen.getByRole('button', { name: texts.addToCart }));
    expect(await screen.findByText(texts.added)).toBeVisible();
    expect(screen.getByText(texts.addedText(title))).toBeVisible();
    expect(readStorage('cart')).toEqual({
      version: 2,
      items: [{ productId: inStock.id, quantity: 2 }],
    });
    expect(listRequests()).toHaveLength(before);
  });

  test('adds to the wishlist on the device with a toast', async () => {
    const user = await openProduct(inStock);
    await user.click(screen.getByRole('button', { name: heartName }));
    expect(await screen.findByText(texts.addedToWishlist)).toBeVisible();
    expect(screen.getByText(texts.addedToWishlistText(name))).toBeVisible();
    expect(readStorage('wishlist')).toEqual({ version: 1, productIds: [inStock.id] });
  });

  test('shows the wishlist state and removes the product again', async () => {
    const user = await openProduct(inStock);
    const heart = screen.getByRole('button', { name: heartName });
    expect(heart).toHaveAttribute('aria-pressed', 'false');
    await user.click(heart);
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(heart).toHaveAccessibleName(heartName);
    await user.click(heart);
    expect(await screen.findByText(texts.removedFromWishlist)).toBeVisible();
    expect(screen.getByText(texts.removedFromWishlistText(name))).toBeVisible();
    expect(heart).toHaveAttribute('aria-pressed', 'false');
    expect(readStorage('wishlist').productIds).toEqual([]);
  });

  test('warns in the toast when localStorage is full', async () => {
    const setItemSpy = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('There is no room.', 'QuotaExceededError');
    });
    onTestFinished(() => {
      setItemSpy.mockRestore();
      replaceCart([]);
    });
    const user = await openProduct(inStock);
    await user.click(screen.getByRole('button', { name: texts.more }));
    await user.click(screen.getByRole('button', { name: texts.addToCart }));
    expect(await screen.findByText(texts.added)).toBeVisible();
    expect(screen.getByText(`${texts.addedText(title)}. ${texts.notSaved}`)).toBeVisible();
    expect(readStorage('cart')).toBeNull();
  });

  test('dismisses the toast when the cart is opened', async () => {
    const user = await openProduct(inStock);
    await user.click(screen.getByRole('button', { name: texts.addToCart }));
    await screen.findByText(texts.added);
    await user.click(screen.getByRole('link', { name: new RegExp(`^${texts.cart},`) }));
    await screen.findByRole('heading', { level: 1, name: texts.cart });
    await waitFor(() => expect(screen.queryByText(texts.added)).not.toBeInTheDocument());
  });

  test('dismisses the toast when the wishlist is opened', async () => {
    const user = await openProduct(inStock);
    await user.click(screen.getByRole('button', { name: heartName }));
    await screen.findByText(texts.addedToWishlist);
    await user.click(screen.getByRole('link', { name: new RegExp(`^${texts.wishlist},`) }));
    await screen.findByRole('heading', { level: 1, name: texts.wishlist });
    expect(screen.queryByText(texts.addedToWishlist)).not.toBeInTheDocument();
  });

  test('shows only the latest toast', async () => {
    const user = await openProduct(inStock);
    await user.click(screen.getByRole('button', { name: texts.addToCart }));
    await screen.findByText(texts.added);
    await user.click(screen.getByRole('button', { name: heartName }));
    expect(await screen.findByText(texts.addedToWishlist)).toBeVisible();
    expect(screen.queryByText(texts.added)).not.toBeInTheDocument();
  });

  test('disables the button while the product is out of stock', async () => {
    const user = await openProduct(outOfStock);
    const button = screen.getByRole('button', { name: texts.outOfStock });
    expect(button).toBeDisabled();
    await user.click(button);
    expect(localStorage).toHaveLength(0);
    expect(screen.queryByRole('button', { name: texts.addToCart })).not.toBeInTheDocument();
  });
});
