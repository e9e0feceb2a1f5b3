import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { deliveryAreas } from '../business';
import { rules } from '../core/fields';
import { languages } from '../core/language';
import { complaints } from '../testing/complaints';
import { sendOrderRequest } from './endpoints';
import { orderRules } from './messages';
import { findDeliveryArea, orderNumber } from './rules';
import { orderForm, orderFormWithoutPlace } from './schema';

const { body } = sendOrderRequest;

const order = {
  name: 'Elena',
  email: 'elena@example.com',
  eventDate: '2026-12-05',
  fulfilment: 'delivery',
  area: 'highland-park',
  items: [{ productId: 7, quantity: 2, price: 88 }],
};

test('an order is read as it was written', () => {
  const whole = { ...order, phone: '', guests: 12, notes: ' No nuts.\n', language: 'es' };
  expect(v.parse(body, whole)).toEqual(whole);
});

test('an order is to be delivered unless it says otherwise', () => {
  const { fulfilment: _, ...unsaid } = order;
  expect(v.parse(body, unsaid).fulfilment).toBe('delivery');
});

test('what is picked up goes to no area', () => {
  const pickup = { ...order, fulfilment: 'pickup' };
  expect(v.parse(body, pickup).area).toBeUndefined();
  expect(v.parse(body, { ...pickup, area: undefined }).area).toBeUndefined();
});

describe('guests', () => {
  const guestsOf = (guests: unknown) => v.parse(body, { ...order, guests }).guests;

  test.each([
    ['12', 12],
    [' 030 ', 30],
    [9999, 9999],
    [1, 1],
    ['', undefined],
    ['   ', undefined],
    [undefined, undefined],
    [null, null],
  ])('written %j are %j', (written, guests) => {
    expect(guestsOf(written)).toBe(guests);
  });

  test.each(languages)('are figures, and people are told so in %s', (lang) => {
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
      expect(complaints(body, { ...order, guests }, lang)).toEqual({
        guests: orderRules.guests[lang],
      });
    }
  });
});

describe('a delivery area', () => {
  test.each(deliveryAreas)('is found by its names and its places: $slug', (area) => {
    for (const written of [area.slug, area.name.en, area.name.es, ...area.places]) {
      expect(findDeliveryArea(written)).toBe(area);
      expect(findDeliveryArea(` ${written.toUpperCase()} `)).toBe(area);
    }
  });

  test.each(['', ' ', 'Burbank', 'Highland', 'Highland Park, Eagle Rock'])(
    'is not found by %j',
    (written) => {
      expect(findDeliveryArea(written)).toBeUndefined();
    },
  );

  test('is kept by its slug, however it was named', () => {
    expect(v.parse(body, { ...order, area: 'Eagle Rock' }).area).toBe('northeast-la');
  });
});

describe.each(languages)('an order, in %s', (lang) => {
  const faults = (changes: object) => complaints(body, { ...order, ...changes }, lang);

  test('that is empty is told of every field it lacks', () => {
    expect(complaints(body, {}, lang)).toEqual({
      name: rules.name[lang],
      email: rules.email[lang],
      eventDate: orderRules.day[lang],
      items: orderRules.items[lang],
    });
  });

  test.each(['', '2026-02-30', '5.12.2026', 'tomorrow', 20261205, null])(
    'is for a day, which %j is not',
    (eventDate) => {
      expect(faults({ eventDate })).toEqual({ eventDate: orderRules.day[lang] });
    },
  );

  test.each(['2026-11-30', '2026-12-01'])('is for no day we are closed, as on %s', (eventDate) => {
    expect(faults({ eventDate })).toEqual({ eventDate: orderRules.closedDay[lang] });
  });

  test.each(['', 'courier', null, 1])('is delivered or picked up, not %j', (fulfilment) => {
    expect(faults({ fulfilment })).toEqual({ fulfilment: orderRules.fulfilment[lang] });
  });

  test.each(['Burbank', 7])('is delivered to no area %j', (area) => {
    expect(faults({ area })).toEqual({ area: orderRules.area[lang] });
  });

  test('is told of its area beside other faults', () => {
    expect(faults({ name: '', area: 'Burbank' })).toEqual({
      name: rules.name[lang],
      area: orderRules.area[lang],
    });
  });

  test.each([[[]], [undefined], [null], ['fig board'], [{ 0: order.items[0] }]])(
    'asks for something, unlike %j',
    (items) => {
      expect(faults({ items })).toEqual({ items: orderRules.items[lang] });
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
  ])('asks for nothing with the %s %j', (field, value) => {
    const items = [{ ...order.items[0], [field]: value }];
    expect(faults({ items })).toEqual({ [`items.0.${field}`]: orderRules.item[lang] });
  });

  test('asks for a product once, and for a hundred at most', () => {
    const items = Array.from({ length: 101 }, (_, at) => ({
      productId: at + 1,
      quantity: 1,
      price: 1,
    }));
    expect(faults({ items })).toEqual({ items: orderRules.item[lang] });
    expect(faults({ items: items.slice(1) })).toEqual({});
    expect(faults({ items: [...order.items, ...order.items] })).toEqual({
      items: orderRules.item[lang],
    });
    expect(faults({ items: ['fig board'] })).toEqual({ 'items.0': orderRules.item[lang] });
  });

  test('leaves the field empty that nobody sees', () => {
    expect(faults({ website: 'https://x.example' })).toEqual({ website: rules.trap[lang] });
  });
});

test('an order is called by a number that grows with every one', () => {
  expect([1, 2, 9000].map(orderNumber)).toEqual(['LH-1001', 'LH-1002', 'LH-10000']);
});

describe('the form of an order', () => {
  const { items: _, ...filledIn } = order;
  const isWhole = (changes: object) => v.is(orderForm, { ...filledIn, ...changes });

  test('asks for the same, but for what is in the cart', () => {
    expect(isWhole({})).toBe(true);
    expect(isWhole({ eventDate: '2026-12-01' })).toBe(false);
    expect(isWhole({ guests: 'twelve' })).toBe(false);
  });

  test('asks for an area where it is to be delivered', () => {
    expect(isWhole({ area: '' })).toBe(false);
    expect(isWhole({ area: '', fulfilment: 'pickup' })).toBe(true);
  });

  test('asks for no place where nothing in the cart is delivered', () => {
    const { fulfilment: _, area: _area, ...unplaced } = filledIn;
    for (const place of [{}, { fulfilment: 'delivery', area: '' }, { area: 'highland-park' }]) {
      expect(v.parse(orderFormWithoutPlace, { ...unplaced, ...place })).toMatchObject({
        fulfilment: 'pickup',
        area: undefined,
      });
    }
    expect(v.is(orderFormWithoutPlace, { ...unplaced, eventDate: '' })).toBe(false);
  });

  test('tells all faults at once, the missing area too', () => {
    const { issues = [] } = v.safeParse(orderForm, { fulfilment: 'delivery', area: '' });
    expect(issues.map((issue) => v.getDotPath(issue))).toEqual(
      expect.arrayContaining(['name', 'email', 'eventDate', 'area']),
    );
  });
});
