import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { fieldMessages } from '../core/fields';
import { defaultShopSettings } from '../settings/shop-settings';
import { getFieldErrors } from '../testing/field-errors';
import { orderMessages, recipientMessages } from './messages';
import { createOrderForm, type OrderFormContext } from './order-form';

const context: OrderFormContext = {
  settings: defaultShopSettings,
  unitCount: 3,
  needsFulfillment: true,
  canShip: false,
};

const contact = { name: 'Elena', email: 'elena@example.com', eventDate: '2026-12-05' };

const delivery = {
  ...contact,
  fulfilment: 'delivery',
  area: 'highland-park',
  street: 'York Blvd 5000',
  zip: '90042',
  window: '11:00',
};

const rosa = {
  name: 'Rosa Paz',
  street: '1 Main St',
  unit: '',
  city: 'Sacramento',
  state: 'ca',
  zip: '95814',
  quantity: 1,
};

const check = (values: object, changes: Partial<OrderFormContext> = {}) =>
  getFieldErrors(createOrderForm({ ...context, ...changes }), values, 'en');

const parse = (values: object, changes: Partial<OrderFormContext> = {}) =>
  v.parse(createOrderForm({ ...context, ...changes }), values);

describe('createOrderForm for a delivery', () => {
  test('accepts a whole order', () => {
    expect(check(delivery)).toEqual({});
    expect(parse(delivery)).toMatchObject({ fulfilment: 'delivery', area: 'highland-park' });
  });

  test('is the default', () => {
    const { fulfilment: _, ...others } = delivery;
    expect(parse(others)).toMatchObject({ fulfilment: 'delivery' });
  });

  test('reports everything that is missing at once', () => {
    expect(check({})).toEqual({
      name: fieldMessages.name.en,
      email: fieldMessages.email.en,
      eventDate: orderMessages.day.en,
      area: orderMessages.area.en,
      street: orderMessages.street.en,
      zip: orderMessages.zip.en,
      window: orderMessages.window.en,
    });
  });

  test('rejects a ZIP code that is not one', () => {
    expect(check({ ...delivery, zip: '9004' })).toEqual({ zip: orderMessages.zip.en });
  });

  test('names the area that a ZIP code belongs to', () => {
    expect(check({ ...delivery, zip: '90041' })).toEqual({
      zip: 'That ZIP code is in Northeast LA. Choose that area, or check the ZIP code.',
    });
    expect(check({ ...delivery, zip: '94103' })).toEqual({ zip: orderMessages.zipOutside.en });
    expect(check({ ...delivery, zip: '90041-1234', area: 'northeast-la' })).toEqual({});
  });

  test('rejects a time that is not one of the windows', () => {
    expect(check({ ...delivery, window: '18:00' })).toEqual({
      window: orderMessages.windowClosed.en,
    });
  });
});

describe('createOrderForm for a pickup', () => {
  test('requires a time, but no address, and drops the address that was typed', () => {
    const { street: _, window: __, ...rest } = delivery;
    const pickup = { ...rest, fulfilment: 'pickup', zip: 'nonsense' };
    expect(check(pickup)).toEqual({ window: orderMessages.window.en });
    const parsed = parse({ ...pickup, window: '12:00' });
    expect(parsed).toMatchObject({ fulfilment: 'pickup', window: '12:00' });
    expect(parsed).not.toHaveProperty('zip');
  });

  test('offers the windows of pickup hours', () => {
    const settings = { ...defaultShopSettings, pickupFrom: '15:00', pickupTo: '18:00' };
    const pickup = { ...contact, fulfilment: 'pickup', window: '12:00' };
    expect(check(pickup, { settings })).toEqual({ window: orderMessages.windowClosed.en });
    expect(check({ ...pickup, window: '16:00' }, { settings })).toEqual({});
  });
});

describe('createOrderForm for gift boxes to ship', () => {
  const shipping = { ...contact, fulfilment: 'shipping', recipients: [rosa] };
  const options = { canShip: true };

  test('assigns all boxes to the only address', () => {
    expect(parse(shipping, options)).toMatchObject({
      fulfilment: 'shipping',
      recipients: [{ ...rosa, state: 'CA', quantity: 3 }],
    });
  });

  test('requires an address', () => {
    expect(check({ ...shipping, recipients: [] }, options)).toEqual({
      recipients: orderMessages.recipients.en,
    });
    expect(check({ ...shipping, recipients: undefined }, options)).toEqual({
      recipients: orderMessages.recipients.en,
    });
  });

  test('names the line and field of the error', () => {
    const recipients = [rosa, { ...rosa, zip: '958', quantity: Number.NaN }];
    expect(check({ ...shipping, recipients }, options)).toEqual({
      'recipients.1.zip': recipientMessages.zip.en,
      'recipients.1.quantity': recipientMessages.quantity.en,
    });
  });

  test('requires that the boxes add up', () => {
    const recipients = [rosa, { ...rosa, quantity: 3 }];
    expect(check({ ...shipping, recipients }, options)).toEqual({
      'recipients.0.quantity': orderMessages.recipientQuantities.en,
    });
    expect(check({ ...shipping, recipients }, { ...options, unitCount: 4 })).toEqual({});
  });

  test('is a delivery if the cart has other products too', () => {
    expect(check(shipping)).toMatchObject({ area: orderMessages.area.en });
  });
});

test('createOrderForm asks for neither address nor time if the cart has only class seats', () => {
  const options = { needsFulfillment: false };
  expect(parse({ ...contact, fulfilment: 'delivery' }, options)).toMatchObject({
    fulfilment: 'pickup',
    area: undefined,
  });
  expect(check({ ...contact, eventDate: '' }, options)).toEqual({
    eventDate: orderMessages.day.en,
  });
});
