import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type CartItem, useCart, useIsCartPersisted } from './cart';
import {
  addToCart,
  removeFromCart,
  removeOrderedUnits,
  replaceCart,
  restoreCartItem,
  setQuantity,
} from './change-cart';

const readSavedCart = (key = 'cart') => JSON.parse(localStorage.getItem(key) ?? 'null');

const boards: CartItem = { productId: 7, quantity: 2 };
const boxes: CartItem = { productId: 3, quantity: 1 };

afterEach(() => vi.restoreAllMocks());

describe('cart store', () => {
  test('saves added items in localStorage', () => {
    addToCart(7, 2);
    addToCart(3, 1);
    expect(readSavedCart()).toEqual({ version: 2, items: [boards, boxes] });
  });

  test('addToCart adds to the quantity of an existing item and keeps its position', () => {
    addToCart(7, 2);
    addToCart(3, 1);
    addToCart(7, 3);
    expect(readSavedCart().items).toEqual([{ productId: 7, quantity: 5 }, boxes]);
  });

  test('setQuantity changes existing items only', () => {
    addToCart(7, 2);
    setQuantity({ productId: 7 }, 9);
    setQuantity({ productId: 8 }, 1);
    expect(readSavedCart().items).toEqual([{ productId: 7, quantity: 9 }]);
  });

  test('restoreCartItem restores a removed item at its position', () => {
    replaceCart([boards, boxes, { productId: 5, quantity: 1 }]);
    removeFromCart({ productId: 3 });
    expect(readSavedCart().items).toEqual([boards, { productId: 5, quantity: 1 }]);
    restoreCartItem(boxes, 1);
    expect(readSavedCart().items).toEqual([boards, boxes, { productId: 5, quantity: 1 }]);
  });

  test('restoreCartItem adds to the quantity if the product was added again', () => {
    replaceCart([boards, { productId: 3, quantity: 4 }]);
    restoreCartItem(boxes, 0);
    expect(readSavedCart().items).toEqual([boards, { productId: 3, quantity: 5 }]);
  });

  test('removeOrderedUnits leaves other items, and more of the same', () => {
    const small: CartItem = { productId: 7, option: 'small', quantity: 1 };
    replaceCart([boards, boxes, { productId: 5, quantity: 1 }, small]);
    removeOrderedUnits([
      { productId: 7, quantity: 1 },
      { productId: 3, quantity: 4 },
      { productId: 8, quantity: 1 },
    ]);
    expect(readSavedCart().items).toEqual([
      { productId: 7, quantity: 1 },
      { productId: 5, quantity: 1 },
      small,
    ]);
  });

  test('keeps options of one product as separate lines', () => {
    addToCart(7, 1, 'small');
    addToCart(7, 2, 'large');
    addToCart(7, 3, 'small');
    expect(readSavedCart().items).toEqual([
      { productId: 7, option: 'small', quantity: 4 },
      { productId: 7, option: 'large', quantity: 2 },
    ]);
    setQuantity({ productId: 7, option: 'large' }, 5);
    removeFromCart({ productId: 7, option: 'small' });
    expect(readSavedCart().items).toEqual([{ productId: 7, option: 'large', quantity: 5 }]);
  });

  test('reads a record of version 1, and saves it as version 2', () => {
    localStorage.setItem('cart', JSON.stringify({ version: 1, items: [boards] }));
    expect(renderHook(useCart).result.current).toEqual([boards]);
    addToCart(3, 1);
    expect(readSavedCart()).toEqual({ version: 2, items: [boards, boxes] });
  });

  test.each([
    'not JSON',
    '"a text"',
    '{"version":3,"items":[]}',
    '{"version":2,"items":[{"productId":7,"option":1,"quantity":1}]}',
    '{"version":1,"items":[{"productId":7,"quantity":0}]}',
    '{"version":1,"items":[{"productId":7,"quantity":1.5}]}',
    '{"version":1,"items":[{"productId":"7","quantity":1}]}',
    '{"version":1,"items":[{"productId":7,"quantity":1},{"productId":7,"quantity":1}]}',
    '{"items":[]}',
  ])(
    'moves the corrupt record %s to "cart:unreadable" and starts with an empty cart',
    (unreadable) => {
      localStorage.setItem('cart', unreadable);
      addToCart(7, 1);
      expect(localStorage.getItem('cart:unreadable')).toBe(unreadable);
      expect(readSavedCart().items).toEqual([{ productId: 7, quantity: 1 }]);
    },
  );

  test('writes no backup of a valid record', () => {
    addToCart(7, 1);
    addToCart(7, 1);
    expect(localStorage).toHaveLength(1);
  });

  test('useCart follows changes made in this and other tabs', () => {
    const { result } = renderHook(useCart);
    expect(result.current).toEqual([]);
    act(() => void addToCart(7, 2));
    expect(result.current).toEqual([boards]);
    localStorage.setItem('cart', JSON.stringify({ version: 1, items: [boxes] }));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'cart' })));
    expect(result.current).toEqual([boxes]);
  });

  test('falls back to memory when localStorage is full, and useIsCartPersisted returns false', () => {
    const isPersisted = renderHook(useIsCartPersisted).result;
    const setItemSpy = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('There is no room.', 'QuotaExceededError');
    });
    act(() => expect(addToCart(7, 2)).toBe(false));
    act(() => expect(addToCart(3, 1)).toBe(false));
    expect(renderHook(useCart).result.current).toEqual([boards, boxes]);
    expect(isPersisted.current).toBe(false);
    setItemSpy.mockRestore();
    act(() => expect(replaceCart([])).toBe(true));
    expect(isPersisted.current).toBe(true);
  });
});
