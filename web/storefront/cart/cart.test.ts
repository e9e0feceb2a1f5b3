import { afterEach, describe, expect, test, vi } from 'vitest';
import { addToCart } from './cart';
import { addToWishlist } from './wishlist';

const kept = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null');

afterEach(() => vi.restoreAllMocks());

describe('the cart', () => {
  test('keeps what is put into it', () => {
    addToCart(7, 2);
    addToCart(3, 1);
    expect(kept('cart')).toEqual({
      version: 1,
      items: [
        { productId: 7, quantity: 2 },
        { productId: 3, quantity: 1 },
      ],
    });
  });

  test('adds to what is already there of a product', () => {
    addToCart(7, 2);
    addToCart(7, 3);
    expect(kept('cart').items).toEqual([{ productId: 7, quantity: 5 }]);
  });

  test.each([
    'not JSON',
    '"a text"',
    '{"version":2,"items":[]}',
    '{"version":1,"items":[{"productId":7,"quantity":0}]}',
    '{"version":1,"items":[{"productId":"7","quantity":1}]}',
    '{"items":[]}',
  ])('sets aside a record it cannot read, %s, and begins anew', (unreadable) => {
    localStorage.setItem('cart', unreadable);
    addToCart(7, 1);
    expect(localStorage.getItem('cart:unreadable')).toBe(unreadable);
    expect(kept('cart').items).toEqual([{ productId: 7, quantity: 1 }]);
  });

  test('sets nothing aside that it can read', () => {
    addToCart(7, 1);
    addToCart(7, 1);
    expect(localStorage.getItem('cart:unreadable')).toBeNull();
  });
});

describe('the wishlist', () => {
  test('keeps each product once, in the order they were wished for', () => {
    addToWishlist(7);
    addToWishlist(3);
    addToWishlist(7);
    expect(kept('wishlist')).toEqual({ version: 1, productIds: [7, 3] });
  });

  test('sets aside a record it cannot read', () => {
    localStorage.setItem('wishlist', '{"version":1,"productIds":[-1]}');
    addToWishlist(3);
    expect(kept('wishlist:unreadable')).toEqual({ version: 1, productIds: [-1] });
    expect(kept('wishlist').productIds).toEqual([3]);
  });
});

describe('a browser', () => {
  test('that forbids storage keeps nothing and nothing breaks', () => {
    const forbidden = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
    expect(() => addToCart(7, 1)).not.toThrow();
    expect(() => addToWishlist(7)).not.toThrow();
  });

  test('without room keeps what it had', () => {
    addToCart(7, 1);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('There is no room.', 'QuotaExceededError');
    });
    expect(() => addToCart(3, 1)).not.toThrow();
    expect(kept('cart').items).toEqual([{ productId: 7, quantity: 1 }]);
  });

  test('with a fault of ours is not forgiven', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new TypeError('a fault');
    });
    expect(() => addToCart(7, 1)).toThrow(TypeError);
  });
});
