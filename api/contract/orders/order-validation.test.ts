import { describe, expect, test } from 'vitest';
import { largeEventLeadTimeHours, leadTimeHours } from '../business';
import { makeOption, makeProduct } from '../testing/product';
import { orderChanged } from './messages';
import {
  buildOrderChangedMessage,
  diffOrder,
  getNoticeHours,
  getTotalCents,
  isPastDay,
  needsFulfillment,
  resolveDestination,
  toOrderLines,
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
const productsById = new Map(products.map((product) => [product.id, product]));

/** Saturday, 11 a.m. in the shop's time zone. */
const now = new Date('2026-11-21T19:00:00Z');
const order = {
  eventDate: '2026-11-25',
  guests: undefined,
  items: [{ productId: 1, quantity: 1, price: 88 }],
};
const makeOrder = (productId: number, quantity: number, price: number) => ({
  ...order,
  eventDate: '2026-12-30',
  items: [{ productId, quantity, price }],
});

describe('getNoticeHours', () => {
  const getHours = (
    guests: number | null | undefined,
    ...items: [id: number, quantity: number][]
  ) =>
    getNoticeHours(
      { guests, items: items.map(([productId, quantity]) => ({ productId, quantity })) },
      productsById,
    );

  test('is the standard lead time below 30 guests', () => {
    for (const guests of [undefined, null, 1, 29]) {
      expect(getHours(guests, [1, 1])).toBe(leadTimeHours);
    }
  });

  test('is the large-event lead time from 30 guests', () => {
    expect(getHours(30, [1, 1])).toBe(largeEventLeadTimeHours);
    expect(getHours(9999, [1, 1])).toBe(largeEventLeadTimeHours);
  });

  test('is the large-event lead time if grazing tables serve 30, whatever the guests', () => {
    expect(getHours(10, [2, 1])).toBe(leadTimeHours);
    expect(getHours(10, [2, 2])).toBe(largeEventLeadTimeHours);
    expect(getHours(undefined, [2, 1], [1, 40])).toBe(leadTimeHours);
  });

  test('counts no guests for a table without a serving size or a deleted one', () => {
    const unknownServings = makeProduct({ id: 5, category: 'grazing', servingSize: 'For many' });
    const items = [
      { productId: 5, quantity: 99 },
      { productId: 6, quantity: 99 },
    ];
    expect(getNoticeHours({ items }, new Map([[5, unknownServings]]))).toBe(leadTimeHours);
  });
});

describe('resolveDestination', () => {
  const seat = makeProduct({ id: 5, category: 'special', servingSize: 'One seat', price: 95 });
  const all = [...products, seat];
  const resolve = (place: object, ...ids: number[]) => {
    const items = ids.map((productId) => ({ productId, quantity: 1, price: 1 }));
    const contact = { name: 'Ana', email: 'ana@example.com', eventDate: '2026-11-25' };
    return resolveDestination({ ...contact, fulfilment: 'delivery', items, ...place }, all);
  };

  test('keeps the destination if anything is delivered', () => {
    expect(resolve({ area: 'greater-la' }, 1, 5)).toMatchObject({
      fulfilment: 'delivery',
      area: 'greater-la',
    });
    expect(resolve({ fulfilment: 'pickup' }, 1)).toMatchObject({ fulfilment: 'pickup' });
  });

  test('is undefined if anything is delivered and the area is missing', () => {
    for (const area of [undefined, null, '']) expect(resolve({ area }, 5, 1)).toBeUndefined();
  });

  test('requires an area for a deleted product', () => {
    expect(resolve({}, 999)).toBeUndefined();
    expect(needsFulfillment([{ productId: 999 }], all)).toBe(true);
  });

  test('drops the area if there are only class seats', () => {
    expect(resolve({}, 5)).toMatchObject({ fulfilment: 'pickup', area: undefined });
    expect(resolve({ area: 'greater-la' }, 5)).toMatchObject({
      fulfilment: 'pickup',
      area: undefined,
    });
  });
});

test('isPastDay is true once the day has ended in the shop time zone', () => {
  const evening = new Date('2026-11-22T07:59:59Z');
  expect(isPastDay('2026-11-21', evening)).toBe(false);
  expect(isPastDay('2026-11-20', evening)).toBe(true);
  expect(isPastDay('2026-11-21', new Date('2026-11-22T08:00:00Z'))).toBe(true);
});

describe('diffOrder without changes', () => {
  test('is empty if everything is as the customer saw it', () => {
    expect(diffOrder(order, products, now)).toEqual([]);
    expect(diffOrder(makeOrder(3, 2, 19.99), products, now)).toEqual([]);
  });

  test('ignores price differences below one cent', () => {
    expect(diffOrder(makeOrder(2, 1, 640.1000000000001), products, now)).toEqual([]);
    expect(diffOrder(makeOrder(3, 1, 19.994), products, now)).toEqual([]);
  });
});

describe('diffOrder with changes', () => {
  test('reports a price that differs by as little as a cent', () => {
    expect(diffOrder(makeOrder(1, 2, 80), products, now)).toEqual([
      { productId: 1, field: 'price', was: 80, now: 88 },
    ]);
    expect(diffOrder(makeOrder(3, 1, 20), products, now)).toEqual([
      { productId: 3, field: 'price', was: 20, now: 19.99 },
    ]);
    expect(diffOrder(makeOrder(1, 1, 0), products, now)).toHaveLength(1);
  });

  test('reports products with less stock than ordered', () => {
    expect(diffOrder(makeOrder(3, 3, 19.99), products, now)).toEqual([
      { productId: 3, field: 'stock', was: 3, now: 2 },
    ]);
    expect(diffOrder(makeOrder(4, 1, 20), products, now)).toEqual([
      { productId: 4, field: 'stock', was: 1, now: 0 },
    ]);
  });

  test('reports options that share less stock of their product than ordered', () => {
    const option = {
      key: 'small',
      name: { en: 'Small', es: 'Chica' },
      price: 20,
      serves: null,
      stock: null,
      isDefault: true,
      quantityPrices: [],
    };
    const counted = products.map((product) =>
      product.id === 3 ? { ...product, options: [option, { ...option, key: 'large' }] } : product,
    );
    const items = ['small', 'large'].map((key) => ({
      productId: 3,
      option: key,
      quantity: 2,
      price: 20,
    }));
    expect(diffOrder({ ...order, items }, counted, now)).toEqual([
      { productId: 3, option: 'large', field: 'stock', was: 2, now: 0 },
    ]);
  });

  test('reports deleted products', () => {
    expect(diffOrder(makeOrder(9, 3, 1), products, now)).toEqual([
      { productId: 9, field: 'gone', was: 3, now: null },
    ]);
  });

  test('reports an event date that is too soon, with the earliest possible date', () => {
    const oneSecondLater = new Date('2026-11-21T19:00:01Z');
    expect(diffOrder(order, products, oneSecondLater)).toEqual([
      { productId: null, field: 'date', was: '2026-11-25', now: '2026-11-26' },
    ]);
    expect(diffOrder({ ...order, guests: 30 }, products, now)).toEqual([
      { productId: null, field: 'date', was: '2026-11-25', now: '2026-12-05' },
    ]);
  });

  test('reports all changes, by item in order, the date last', () => {
    const items = [
      { productId: 9, quantity: 1, price: 5 },
      { productId: 3, quantity: 5, price: 18 },
      { productId: 1, quantity: 1, price: 88 },
    ];
    expect(diffOrder({ eventDate: '2026-11-22', guests: 4, items }, products, now)).toEqual([
      { productId: 9, field: 'gone', was: 1, now: null },
      { productId: 3, field: 'price', was: 18, now: 19.99 },
      { productId: 3, field: 'stock', was: 5, now: 2 },
      { productId: null, field: 'date', was: '2026-11-22', now: '2026-11-25' },
    ]);
  });
});

test('toOrderLines stores product names and prices in cents', () => {
  const items = [
    { productId: 3, quantity: 2, price: 19.99 },
    { productId: 1, quantity: 1, price: 88 },
  ];
  expect(toOrderLines(items, products)).toMatchObject([
    { productId: 3, productName: 'Fig Board', quantity: 2, priceCents: 1999 },
    { productId: 1, productName: 'Fig Board', quantity: 1, priceCents: 8800 },
  ]);
});

test('toOrderLines stores the name of an option only where there is a choice', () => {
  const small = makeOption({ key: 'small', name: { en: 'Small', es: 'Chica' } });
  const large = makeOption({ key: 'large', name: { en: 'Large', es: 'Grande' } });
  const item = { productId: 1, option: 'large', quantity: 1, price: 88 };
  expect(toOrderLines([item], [{ ...board, options: [small, large] }])).toMatchObject([
    { option: 'large', optionName: large.name },
  ]);
  expect(toOrderLines([item], [{ ...board, options: [large] }])).toMatchObject([
    { option: 'large', optionName: null },
  ]);
});

test('getTotalCents adds up in cents without rounding errors', () => {
  expect(getTotalCents([])).toBe(0);
  expect(getTotalCents(Array(10).fill({ quantity: 1, price: 0.1 }))).toBe(100);
  expect(getTotalCents([{ quantity: 3, price: 640.1 }])).toBe(192_030);
  expect(getTotalCents([{ quantity: 100, price: 1.005 }])).toBe(10_000);
});

describe('buildOrderChangedMessage', () => {
  const stock = { productId: 3, field: 'stock', was: 15, now: 2 } as const;

  test('names the available quantities if only stock is short', () => {
    const named = products.map((product) => ({ ...product, name: `No. ${product.id}` }));
    expect(buildOrderChangedMessage([stock], named)).toEqual({
      en: 'We have only 2 of No. 3.',
      es: 'Solo tenemos 2 de No. 3.',
    });
  });

  test('is generic if a price changed too', () => {
    const price = { productId: 1, field: 'price', was: 80, now: 88 } as const;
    expect(buildOrderChangedMessage([stock, price], products)).toBe(orderChanged);
  });
});
