import { describe, expect, test } from 'vitest';
import { makeProduct, makeProducts } from '../testing/product';
import { describeSeasonalCollection } from './seasonal-collection';

const collection = {
  title: { en: 'For your posada', es: 'Para tu posada' },
  orderBy: '2026-12-20',
  productIds: [3, 1, 2],
};
const [first, second, third] = makeProducts(3);
const catalog = makeProducts(3);

/** In Los Angeles, the last day to order ends at this instant. */
const endsAt = '2026-12-21T08:00:00.000Z';
const lastMoment = new Date(Date.parse(endsAt) - 1);

describe('describeSeasonalCollection', () => {
  test('has the products in the owner’s order and the last day in both languages', () => {
    expect(describeSeasonalCollection(collection, catalog, lastMoment)).toEqual({
      title: collection.title,
      orderBy: { en: 'Sunday, December 20', es: 'domingo 20 de diciembre' },
      endsAt,
      products: [third, first, second],
    });
  });

  test('is null after the last day in the time zone of the shop', () => {
    expect(describeSeasonalCollection(collection, catalog, new Date(endsAt))).toBeNull();
  });

  test('is null without a collection', () => {
    expect(describeSeasonalCollection(null, catalog, lastMoment)).toBeNull();
  });

  test.each([
    ['hidden', { imageUrl: '' }],
    ['sold out', { inStock: false }],
    ['used up', { quantityAvailable: 0 }],
  ])('leaves out products that are %s or deleted, and is null if nothing is left', (_, changes) => {
    const unavailable = makeProduct({ id: 3, ...changes });
    const described = describeSeasonalCollection(
      collection,
      [makeProduct(), unavailable],
      lastMoment,
    );
    expect(described?.products.map(({ id }) => id)).toEqual([1]);
    expect(describeSeasonalCollection(collection, [unavailable], lastMoment)).toBeNull();
  });
});
