import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { orderMessages } from '#contract/orders/messages';
import { makeOrder, makeOrderItem } from '#contract/testing/order';
import {
  emptyOrder,
  getTotalCents,
  hasChangedTerms,
  orderEditForm,
  parseQuantity,
  phoneOrderForm,
  toFormValues,
} from './order-form-values';

const order = makeOrder({ items: [makeOrderItem({ quantity: 2, price: 88.5 })], total: 177 });
const values = toFormValues(order);

test.each([
  ['1,000', 1000],
  [' 12 ', 12],
  ['1,5', Number.NaN],
  ['1.5', Number.NaN],
  ['two', Number.NaN],
])('the quantity %j is read as %d', (text, quantity) => {
  expect(parseQuantity(text)).toBe(quantity);
});

describe('the values of the order form', () => {
  test('are the order itself when nothing was edited', () => {
    expect(order).toMatchObject(v.parse(orderEditForm, values));
    expect(hasChangedTerms(order, values)).toBe(false);
  });

  test.each([
    ['a price', { items: values.items.map((item) => ({ ...item, price: '90' })) }, true],
    ['the day', { eventDate: '2026-11-29' }, true],
    ['a discount', { discount: '5' }, true],
    ['the private note', { privateNote: 'Late' }, false],
    ['the note to the customer', { customerNote: 'Thanks' }, false],
    ['something that can’t be saved', { discount: 'five' }, false],
  ])('with %s edited, change what the customer agreed to: %s', (_, changes, isChanged) => {
    expect(hasChangedTerms(order, { ...values, ...changes })).toBe(isChanged);
  });

  test('add up to the total, without what can’t be read', () => {
    expect(getTotalCents({ ...values, fee: '15', discount: '2.25' })).toBe(18_975);
    expect(getTotalCents({ ...values, fee: 'x' })).toBe(17_700);
  });

  test('have an address only if the order is delivered, and recipients only if it is shipped', () => {
    const recipients = [{ ...emptyOrder, city: '', state: '', quantity: '1' }];
    const address = { street: '12 Oak St', unit: 'B', zip: '90041', instructions: 'Gate 4' };
    const edited = { ...values, ...address, fulfilment: 'pickup' as const, recipients };
    expect(v.parse(orderEditForm, edited)).toMatchObject({
      area: null,
      street: null,
      unit: null,
      zip: null,
      instructions: null,
      recipients: [],
    });
  });

  test('have no time if the order is shipped', () => {
    const edited = { ...values, window: '12:00', fulfilment: 'shipping' as const };
    expect(v.parse(orderEditForm, edited)).toMatchObject({ window: null });
  });

  test.each([
    ['items.0.quantity', { quantity: '1.5' }, orderMessages.quantity.en],
    ['items.0.price', { price: '' }, orderMessages.amount.en],
    ['items.0.productName', { productName: ' ' }, orderMessages.lineName.en],
  ])('name the field %s that is wrong', (path, changes, message) => {
    const items = values.items.map((item) => ({ ...item, ...changes }));
    const { issues = [] } = v.safeParse(orderEditForm, { ...values, items }, { lang: 'en' });
    expect(issues.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([[path, message]]);
  });

  test('reject a payment link that is not https', () => {
    const edited = { ...values, paymentUrl: 'javascript:alert(1)' };
    const { issues = [] } = v.safeParse(orderEditForm, edited, { lang: 'es' });
    expect(issues.map(({ message }) => message)).toEqual([orderMessages.paymentUrl.es]);
  });

  test.each([
    ['eventDate', 'a day of the year 26', { eventDate: '0026-12-05' }, orderMessages.pastDay],
    [
      'discount',
      '$0.01 above the items and the fee',
      { fee: '15', discount: '192.01' },
      orderMessages.discount,
    ],
    [
      'deposit',
      '$0.01 above the total',
      { discount: '7', deposit: '170.01' },
      orderMessages.deposit,
    ],
    [
      'discount',
      'and a deposit, both above all',
      { discount: '178', deposit: '1' },
      orderMessages.discount,
    ],
  ])('reject the field %s with %s', (path, _, changes, { en: message }) => {
    const { issues = [] } = v.safeParse(orderEditForm, { ...values, ...changes }, { lang: 'en' });
    expect(issues.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([[path, message]]);
  });

  test('may have a discount of the whole sum, and a deposit of the whole total', () => {
    expect(v.is(orderEditForm, { ...values, discount: '177' })).toBe(true);
    expect(v.is(orderEditForm, { ...values, discount: '7', deposit: '170' })).toBe(true);
  });

  test('of a phone order need a name, a day and an item, but no e-mail address', () => {
    const { issues = [] } = v.safeParse(phoneOrderForm, emptyOrder);
    expect(issues.map((issue) => v.getDotPath(issue)).sort()).toEqual([
      'eventDate',
      'items',
      'name',
    ]);
  });
});
