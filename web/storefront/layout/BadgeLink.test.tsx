import { act, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { localizePath } from '../../routing/paths';
import { visitPage } from '../../testing/visit-page';
import { addToCart } from '../cart/change-cart';
import { addToWishlist } from '../wishlist/wishlist';

const linkNames = {
  cart: ['Cart', 'Cart, 1 item', 'Cart, 3 items', 'Cart, 120 items'],
  wishlist: ['Wishlist', 'Wishlist, 1 product', 'Wishlist, 2 products'],
} as const;

describe('<BadgeLink>', () => {
  const { cart, wishlist } = linkNames;
  const getHeaderLink = (name: string) =>
    within(screen.getByRole('banner')).getByRole('link', { name });

  test('links to the cart with the number of items', async () => {
    await visitPage(localizePath('/faq', 'en'));
    expect(getHeaderLink(cart[0])).toHaveAttribute('href', localizePath('/cart', 'en'));
    expect(getHeaderLink(cart[0])).toHaveTextContent(/^$/);
    act(() => void addToCart(7, 1));
    expect(getHeaderLink(cart[1])).toHaveTextContent(/^1$/);
    act(() => void addToCart(3, 2));
    expect(getHeaderLink(cart[2])).toHaveTextContent(/^3$/);
    act(() => void addToCart(3, 117));
    expect(getHeaderLink(cart[3])).toHaveTextContent(/^99\+$/);
  });

  test('links to the wishlist with the number of products', async () => {
    await visitPage(localizePath('/faq', 'en'));
    expect(getHeaderLink(wishlist[0])).toHaveAttribute('href', localizePath('/wishlist', 'en'));
    act(() => void addToWishlist(7));
    expect(getHeaderLink(wishlist[1])).toHaveTextContent(/^1$/);
    act(() => void addToWishlist(7, 3));
    expect(getHeaderLink(wishlist[2])).toHaveTextContent(/^2$/);
  });
});
