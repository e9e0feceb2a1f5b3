import { describe, expect, test } from 'vitest';
import { largeEventHours, leadTimeHours } from '../business';
import { availableQuantity } from '../products/rules';
import { makeProduct } from '../testing/product';
import { orderChanged } from './messages';
import {
  hasDelivery,
  isPast,
  noticeHours,
  orderChangedMessage,
  orderChanges,
  orderLines,
  resolvePlace,
  totalCents,
} from './order-validation';

const board = makeProduct({ id: 1, name: 'Fig Board', price: 88, servingSize: 'Serves 5–8' });
const table = makeProduct({
  id: 2,
  category: 'grazing',
  price: 640.1,
  servingSize: 'Serves 15–20',
});
const lastOnes = makeProduct({ id: 3, price: 19.99, quantityAvailable: 2 });
const soldOut = makeProduct({ id: 4, price: 20, inStock: false, quantityAvailable: 7 });
const products = [board, table, lastOnes, soldOut];
const catalogue = new Map(products.map((product) => [product.id, product]));

/** Saturday, 11 o'clock in the shop. */
const now = new Date('2026-11-21T19:00:00Z');
const order = {
  eventDate: '2026-11-25',
  guests: undefined,
  items: [{ productId: 1, quantity: 1, price: 88 }],
};
const asking = (productId: number, quantity: number, price: number) => ({
  ...order,
  eventDate: '2026-12-30',
  items: [{ productId, quantity, price }],
});

describe('the notice of an order', () => {
  const hours = (guests: number | null | undefined, ...items: [id: number, quantity: number][]) =>
    noticeHours(
      { guests, items: items.map(([productId, quantity]) => ({ productId, quantity })) },
      catalogue,
    );

  test('is that of every board for fewer than 30 guests', () => {
    for (const guests of [undefined, null, 1, 29]) {
      expect(hours(guests, [1, 1])).toBe(leadTimeHours);
    }
  });

  test('is that of large events from 30 guests on', () => {
    expect(hours(30, [1, 1])).toBe(largeEventHours);
    expect(hours(9999, [1, 1])).toBe(largeEventHours);
  });

  test('is that of large events where grazing tables serve 30, whatever the guests', () => {
    expect(hours(10, [2, 1])).toBe(leadTimeHours);
    expect(hours(10, [2, 2])).toBe(largeEventHours);
    expect(hours(undefined, [2, 1], [1, 40])).toBe(leadTimeHours);
  });

  test('counts nobody at a table that does not say whom it serves, or that is gone', () => {
    const silent = makeProduct({ id: 5, category: 'grazing', servingSize: 'For many' });
    const items = [
      { productId: 5, quantity: 99 },
      { productId: 6, quantity: 99 },
    ];
    expect(noticeHours({ items }, new Map([[5, silent]]))).toBe(leadTimeHours);
  });
});

describe('resolvePlace', () => {
  const seat = makeProduct({ id: 5, category: 'special', servingSize: 'One seat', price: 95 });
  const all = [...products, seat];
  const placed = (place: object, ...ids: number[]) => {
    const items = ids.map((productId) => ({ productId, quantity: 1, price: 1 }));
    const person = { name: 'Ana', email: 'ana@example.com', eventDate: '2026-11-25' };
    return resolvePlace({ ...person, fulfilment: 'delivery', items, ...place }, all);
  };

  test('leaves the place of an order with something that is delivered', () => {
    expect(placed({ area: 'greater-la' }, 1, 5)).toMatchObject({
      fulfilment: 'delivery',
      area: 'greater-la',
    });
    expect(placed({ fulfilment: 'pickup' }, 1)).toMatchObject({ fulfilment: 'pickup' });
  });

  test('is undefined where something is delivered and the area is missing', () => {
    for (const area of [undefined, null, '']) expect(placed({ area }, 5, 1)).toBeUndefined();
  });

  test('needs an area for a product that is gone', () => {
    expect(placed({}, 999)).toBeUndefined();
    expect(hasDelivery([{ productId: 999 }], all)).toBe(true);
  });

  test('needs no area for seats, and drops one', () => {
    expect(placed({}, 5)).toMatchObject({ fulfilment: 'pickup', area: undefined });
    expect(placed({ area: 'greater-la' }, 5)).toMatchObject({
      fulfilment: 'pickup',
      area: undefined,
    });
  });
});

test('a day is past once it is over in the shop', () => {
  const evening = new Date('2026-11-22T07:59:59Z');
  expect(isPast('2026-11-21', evening)).toBe(false);
  expect(isPast('2026-11-20', evening)).toBe(true);
  expect(isPast('2026-11-21', new Date('2026-11-22T08:00:00Z'))).toBe(true);
});

test('of a product can be had what is counted, nothing when it is out of stock', () => {
  expect(products.map(availableQuantity)).toEqual([undefined, undefined, 2, 0]);
  expect(availableQuantity(makeProduct({ quantityAvailable: 0 }))).toBe(0);
});

describe('of an order nothing has changed', () => {
  test('where everything is as its sender was shown', () => {
    expect(orderChanges(order, products, now)).toEqual([]);
    expect(orderChanges(asking(3, 2, 19.99), products, now)).toEqual([]);
  });

  test('where the price is the same in cents', () => {
    expect(orderChanges(asking(2, 1, 640.1000000000001), products, now)).toEqual([]);
    expect(orderChanges(asking(3, 1, 19.994), products, now)).toEqual([]);
  });
});

describe('of an order it is told', () => {
  test('which price is another, by as little as a cent', () => {
    expect(orderChanges(asking(1, 2, 80), products, now)).toEqual([
      { productId: 1, field: 'price', was: 80, now: 88 },
    ]);
    expect(orderChanges(asking(3, 1, 20), products, now)).toEqual([
      { productId: 3, field: 'price', was: 20, now: 19.99 },
    ]);
    expect(orderChanges(asking(1, 1, 0), products, now)).toHaveLength(1);
  });

  test('of what there is less than was asked for', () => {
    expect(orderChanges(asking(3, 3, 19.99), products, now)).toEqual([
      { productId: 3, field: 'stock', was: 3, now: 2 },
    ]);
    expect(orderChanges(asking(4, 1, 20), products, now)).toEqual([
      { productId: 4, field: 'stock', was: 1, now: 0 },
    ]);
  });

  test('what is gone, whatever it cost', () => {
    expect(orderChanges(asking(9, 3, 1), products, now)).toEqual([
      { productId: 9, field: 'gone', was: 3, now: null },
    ]);
  });

  test('that its day is too near, and which is the first one', () => {
    const later = new Date('2026-11-21T19:00:01Z');
    expect(orderChanges(order, products, later)).toEqual([
      { productId: null, field: 'date', was: '2026-11-25', now: '2026-11-26' },
    ]);
    expect(orderChanges({ ...order, guests: 30 }, products, now)).toEqual([
      { productId: null, field: 'date', was: '2026-11-25', now: '2026-12-05' },
    ]);
  });

  test('everything at once: by item in their order, the day last', () => {
    const items = [
      { productId: 9, quantity: 1, price: 5 },
      { productId: 3, quantity: 5, price: 18 },
      { productId: 1, quantity: 1, price: 88 },
    ];
    expect(orderChanges({ eventDate: '2026-11-22', guests: 4, items }, products, now)).toEqual([
      { productId: 9, field: 'gone', was: 1, now: null },
      { productId: 3, field: 'price', was: 18, now: 19.99 },
      { productId: 3, field: 'stock', was: 5, now: 2 },
      { productId: null, field: 'date', was: '2026-11-22', now: '2026-11-25' },
    ]);
  });
});

test('the lines of an order have what was ordered as it was called, at the price in cents', () => {
  const items = [
    { productId: 3, quantity: 2, price: 19.99 },
    { productId: 1, quantity: 1, price: 88 },
  ];
  expect(orderLines(items, products)).toEqual([
    { productId: 3, productName: 'Fig Board', quantity: 2, priceCents: 1999 },
    { productId: 1, productName: 'Fig Board', quantity: 1, priceCents: 8800 },
  ]);
});

test('the total of an order is counted in cents, where nothing is lost between them', () => {
  expect(totalCents([])).toBe(0);
  expect(totalCents(Array(10).fill({ quantity: 1, price: 0.1 }))).toBe(100);
  expect(totalCents([{ quantity: 3, price: 640.1 }])).toBe(192_030);
  expect(totalCents([{ quantity: 100, price: 1.005 }])).toBe(10_000);
});

describe('orderChangedMessage', () => {
  const stock = { productId: 3, field: 'stock', was: 15, now: 2 } as const;

  test('says how many there are when stock is all that is short', () => {
    const named = products.map((product) => ({ ...product, name: `No. ${product.id}` }));
    expect(orderChangedMessage([stock], named)).toEqual({
      en: 'We have only 2 of No. 3.',
      es: 'Solo tenemos 2 de No. 3.',
    });
  });

  test('says that something changed when a price did too', () => {
    const price = { productId: 1, field: 'price', was: 80, now: 88 } as const;
    expect(orderChangedMessage([stock, price], products)).toBe(orderChanged);
  });
});
