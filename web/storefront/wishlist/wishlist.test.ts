import { act, renderHook } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { addToWishlist, removeFromWishlist, restoreToWishlist, useWishlist } from './wishlist';

const readStored = (key = 'wishlist') => JSON.parse(localStorage.getItem(key) ?? 'null');

describe('wishlist store', () => {
  test('stores each product once, in the order in which they were added', () => {
    addToWishlist(7);
    addToWishlist(3);
    addToWishlist(7, 5);
    expect(readStored()).toEqual({ version: 1, productIds: [7, 3, 5] });
  });

  test('restores a removed product once, at its position', () => {
    addToWishlist(7, 3, 5);
    removeFromWishlist(3);
    expect(readStored().productIds).toEqual([7, 5]);
    restoreToWishlist(3, 1);
    expect(readStored().productIds).toEqual([7, 3, 5]);
    restoreToWishlist(3, 0);
    expect(readStored().productIds).toEqual([3, 7, 5]);
  });

  test.each([[[-1]], [['7']], [[7, 7]]])(
    'moves an invalid record to "wishlist:unreadable": %j',
    (productIds) => {
      localStorage.setItem('wishlist', JSON.stringify({ version: 1, productIds }));
      addToWishlist(3);
      expect(readStored('wishlist:unreadable')).toEqual({ version: 1, productIds });
      expect(readStored().productIds).toEqual([3]);
    },
  );

  test('notifies all components that use it', () => {
    const { result } = renderHook(useWishlist);
    act(() => void addToWishlist(7));
    expect(result.current).toEqual([7]);
  });
});
