import { act, renderHook } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { addToWishlist, putBackOnWishlist, removeFromWishlist, useWishlist } from './wishlist';

const kept = (key = 'wishlist') => JSON.parse(localStorage.getItem(key) ?? 'null');

describe('the wishlist', () => {
  test('keeps each product once, in the order they were wished for', () => {
    addToWishlist(7);
    addToWishlist(3);
    addToWishlist(7, 5);
    expect(kept()).toEqual({ version: 1, productIds: [7, 3, 5] });
  });

  test('puts back what was removed, where it was and once', () => {
    addToWishlist(7, 3, 5);
    removeFromWishlist(3);
    expect(kept().productIds).toEqual([7, 5]);
    putBackOnWishlist(3, 1);
    expect(kept().productIds).toEqual([7, 3, 5]);
    putBackOnWishlist(3, 0);
    expect(kept().productIds).toEqual([3, 7, 5]);
  });

  test.each([[[-1]], [['7']], [[7, 7]]])('sets aside a record it cannot read, %j', (productIds) => {
    localStorage.setItem('wishlist', JSON.stringify({ version: 1, productIds }));
    addToWishlist(3);
    expect(kept('wishlist:unreadable')).toEqual({ version: 1, productIds });
    expect(kept().productIds).toEqual([3]);
  });

  test('is the same for everybody who looks at it', () => {
    const { result } = renderHook(useWishlist);
    act(() => void addToWishlist(7));
    expect(result.current).toEqual([7]);
  });
});
