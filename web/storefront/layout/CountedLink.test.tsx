import { act, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { localizePath } from '../../routing/paths';
import { renderPage } from '../../testing/render-page';
import { addToCart } from '../cart/cart';
import { addToWishlist } from '../wishlist/wishlist';

const linkNames = {
  cart: ['Cart', 'Cart, 1 item', 'Cart, 3 items', 'Cart, 120 items'],
  wishlist: ['Wishlist', 'Wishlist, 1 product', 'Wishlist, 2 products'],
} as const;

describe('<BadgeLink>', () => {
  const { cart, wishlist } = linkNames;
  const link = (name: string) => within(screen.getByRole('banner')).getByRole('link', { name });

  test('links to the cart with the number of items', async () => {
    await renderPage(localizePath('/faq', 'en'));
    expect(link(cart[0])).toHaveAttribute('href', localizePath('/cart', 'en'));
    expect(link(cart[0])).toHaveTextContent(/^$/);
    act(() => void addToCart(7, 1));
    expect(link(cart[1])).toHaveTextContent(/^1$/);
    act(() => void addToCart(3, 2));
    expect(link(cart[2])).toHaveTextContent(/^3$/);
    act(() => void addToCart(3, 117));
    expect(link(cart[3])).toHaveTextContent(/^99\+$/);
  });

  test('links to the wishlist with the number of products', async () => {
    await renderPage(localizePath('/faq', 'en'));
    expect(link(wishlist[0])).toHaveAttribute('href', localizePath('/wishlist', 'en'));
    act(() => void addToWishlist(7));
    expect(link(wishlist[1])).toHaveTextContent(/^1$/);
    act(() => void addToWishlist(7, 3));
    expect(link(wishlist[2])).toHaveTextContent(/^2$/);
  });
});
