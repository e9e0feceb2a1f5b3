import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { deliveryAreas } from '../business';
import { fieldMessages } from '../core/fields';
import { languages } from '../core/language';
import { getFieldErrors } from '../testing/field-errors';
import { sendOrderRequest } from './endpoints';
import { orderMessages } from './messages';
import { findDeliveryArea, formatOrderNumber } from './rules';

const { body } = sendOrderRequest;

const order = {
  name: 'Elena',
  email: 'elena@example.com',
  eventDate: '2026-12-05',
  fulfilment: 'delivery',
  area: 'highland-park',
  items: [{ productId: 7, quantity: 2, price: 88 }],
};

test('POST /api/order-requests parses a full order unchanged', () => {
  const fullOrder = { ...order, phone: '', guests: 12, notes: ' No nuts.\n', language: 'es' };
  expect(v.parse(body, fullOrder)).toEqual(fullOrder);
});

test('POST /api/order-requests defaults to delivery', () => {
  const { fulfilment: _, ...withoutFulfillment } = order;
  expect(v.parse(body, withoutFulfillment).fulfilment).toBe('delivery');
});

test('POST /api/order-requests drops the area of a pickup', () => {
  const pickup = { ...order, fulfilment: 'pickup' };
  expect(v.parse(body, pickup).area).toBeUndefined();
  expect(v.parse(body, { ...pickup, area: undefined }).area).toBeUndefined();
});

describe('POST /api/order-requests guests', () => {
  const parseGuests = (guests: unknown) => v.parse(body, { ...order, guests }).guests;

  test.each([
    ['12', 12],
    [' 030 ', 30],
    [9999, 9999],
    [1, 1],
    ['', undefined],
    ['   ', undefined],
    [undefined, undefined],
    [null, null],
  ])('parses %j as %j', (input, guests) => {
    expect(parseGuests(input)).toBe(guests);
  });

  test.each(languages)('rejects anything but digits with a message in %s', (lang) => {
    for (const guests of [
      'twelve',
      '1e2',
      '0x10',
      '-3',
      '1.5',
      0,
      -1,
      2.5,
      10_000,
      '10000',
      true,
    ]) {
      expect(getFieldErrors(body, { ...order, guests }, lang)).toEqual({
        guests: orderMessages.guests[lang],
      });
    }
  });
});

describe('findDeliveryArea', () => {
  test.each(deliveryAreas)('finds $slug by its slug, names and places, in any case', (area) => {
    for (const input of [area.slug, area.name.en, area.name.es, ...area.places]) {
      expect(findDeliveryArea(input)).toBe(area);
      expect(findDeliveryArea(` ${input.toUpperCase()} `)).toBe(area);
    }
  });

  test.each(['', ' ', 'Burbank', 'Highland', 'Highland Park, Eagle Rock'])(
    'finds nothing for %j',
    (input) => {
      expect(findDeliveryArea(input)).toBeUndefined();
    },
  );

  test('POST /api/order-requests stores the slug of a named place', () => {
    expect(v.parse(body, { ...order, area: 'Eagle Rock' }).area).toBe('northeast-la');
  });
});

describe.each(languages)('POST /api/order-requests, in %s', (lang) => {
  const getErrors = (changes: object) => getFieldErrors(body, { ...order, ...changes }, lang);

  test('reports every missing field', () => {
    expect(getFieldErrors(body, {}, lang)).toEqual({
      name: fieldMessages.name[lang],
      email: fieldMessages.email[lang],
      eventDate: orderMessages.day[lang],
      items: orderMessages.items[lang],
    });
  });

  test.each(['', '2026-02-30', '5.12.2026', 'tomorrow', 20261205, null])(
    'rejects the event date %j',
    (eventDate) => {
      expect(getErrors({ eventDate })).toEqual({ eventDate: orderMessages.day[lang] });
    },
  );

  test.each(['', 'courier', null, 1])('rejects the fulfilment %j', (fulfilment) => {
    expect(getErrors({ fulfilment })).toEqual({ fulfilment: orderMessages.fulfilment[lang] });
  });

  test.each(['10:60', '22:30', '23:00'])(
    'rejects the window from %s, which is no time or ends on the next day',
    (window) => {
      expect(getErrors({ window })).toEqual({ window: orderMessages.window[lang] });
      expect(v.parse(body, { ...order, window: '22:00' }).window).toBe('22:00');
    },
  );

  test.each(['Burbank', 7])('rejects the area %j', (area) => {
    expect(getErrors({ area })).toEqual({ area: orderMessages.area[lang] });
  });

  test('reports an invalid area together with other errors', () => {
    expect(getErrors({ name: '', area: 'Burbank' })).toEqual({
      name: fieldMessages.name[lang],
      area: orderMessages.area[lang],
    });
  });

  test.each([[[]], [undefined], [null], ['fig board'], [{ 0: order.items[0] }]])(
    'rejects empty or malformed items: %j',
    (items) => {
      expect(getErrors({ items })).toEqual({ items: orderMessages.items[lang] });
    },
  );

  test.each([
    ['quantity', 0],
    ['quantity', -1],
    ['quantity', 1.5],
    ['quantity', 10_000],
    ['quantity', '2'],
    ['quantity', undefined],
    ['productId', 0],
    ['productId', 7.5],
    ['productId', '7'],
    ['productId', 2 ** 53],
    ['price', -1],
    ['price', '88'],
    ['price', Number.POSITIVE_INFINITY],
    ['price', null],
  ])('rejects an item with the %s %j', (field, value) => {
    const items = [{ ...order.items[0], [field]: value }];
    expect(getErrors({ items })).toEqual({ [`items.0.${field}`]: orderMessages.item[lang] });
  });

  test('rejects duplicate products and more than 100 items', () => {
    const items = Array.from({ length: 101 }, (_, index) => ({
      productId: index + 1,
      quantity: 1,
      price: 1,
    }));
    expect(getErrors({ items })).toEqual({ items: orderMessages.item[lang] });
    expect(getErrors({ items: items.slice(1) })).toEqual({});
    expect(getErrors({ items: [...order.items, ...order.items] })).toEqual({
      items: orderMessages.item[lang],
    });
    expect(getErrors({ items: ['fig board'] })).toEqual({ 'items.0': orderMessages.item[lang] });
  });

  test('rejects a filled-in honeypot field', () => {
    expect(getErrors({ website: 'https://x.example' })).toEqual({
      website: fieldMessages.honeypot[lang],
    });
  });
});

test('formatOrderNumber grows with the id', () => {
  expect([1, 2, 9000].map(formatOrderNumber)).toEqual(['LH-1001', 'LH-1002', 'LH-10000']);
});
