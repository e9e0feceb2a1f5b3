import { act, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { localizePath } from '../../routing/paths';
import { languages } from '../../testing/browser/languages';
import { renderPage } from '../../testing/render-page';
import { addToCart } from '../cart/cart';
import { addToWishlist } from '../wishlist/wishlist';

const sentences = {
  en: {
    cart: ['Cart', 'Cart, 1 item', 'Cart, 3 items', 'Cart, 120 items'],
    wishlist: ['Wishlist', 'Wishlist, 1 product', 'Wishlist, 2 products'],
  },
  es: {
    cart: ['Carrito', 'Carrito, 1 artículo', 'Carrito, 3 artículos', 'Carrito, 120 artículos'],
    wishlist: ['Lista de deseos', 'Lista de deseos, 1 producto', 'Lista de deseos, 2 productos'],
  },
} as const;

describe.each(languages)('the header, in %s', (language) => {
  const { cart, wishlist } = sentences[language];
  const link = (name: string) => within(screen.getByRole('banner')).getByRole('link', { name });

  test('leads to the cart and counts its pieces', async () => {
    await renderPage(localizePath('/faq', language));
    expect(link(cart[0])).toHaveAttribute('href', localizePath('/cart', language));
    expect(link(cart[0])).toHaveTextContent(/^$/);
    act(() => void addToCart(7, 1));
    expect(link(cart[1])).toHaveTextContent(/^1$/);
    act(() => void addToCart(3, 2));
    expect(link(cart[2])).toHaveTextContent(/^3$/);
    act(() => void addToCart(3, 117));
    expect(link(cart[3])).toHaveTextContent(/^99\+$/);
  });

  test('leads to the wishlist and counts its products', async () => {
    await renderPage(localizePath('/faq', language));
    expect(link(wishlist[0])).toHaveAttribute('href', localizePath('/wishlist', language));
    act(() => void addToWishlist(7));
    expect(link(wishlist[1])).toHaveTextContent(/^1$/);
    act(() => void addToWishlist(7, 3));
    expect(link(wishlist[2])).toHaveTextContent(/^2$/);
  });
});
