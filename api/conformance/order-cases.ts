import { deliveryAreas } from '#contract/business';
import { addDays, isOpenOn } from '#contract/core/dates';
import { buildJsonRequest } from './build-request';
import type { ConformanceRequest } from './conformance-request';
import { buildRejected, type FormFields, forEachLanguage } from './form-cases';

const endpointName = 'sendOrderRequest';

/** Demo products: a board, the last two of a box, a sold-out one, class seats, a large table. */
const board = { productId: 22, quantity: 1, price: 198 };
const lastTwo = { productId: 15, quantity: 2, price: 145 };
const soldOut = { productId: 7, quantity: 1, price: 64 };
const seat = { productId: 4, quantity: 2, price: 95 };
const largeTable = { productId: 8, quantity: 1, price: 1650 };

/** For the earliest possible date by the fixed clock. */
const order = {
  name: 'Elena García',
  email: 'elena@example.com',
  eventDate: '2026-11-25',
  fulfilment: 'delivery',
  area: 'highland-park',
  items: [board],
};

/** A day takes only so many orders, so those that are accepted are for different days. */
const openDays = Array.from({ length: 60 }, (_, days) => addDays(order.eventDate, days)).filter(
  (day) => isOpenOn(day),
);

export const validOrders = forEachLanguage((language) => [
  buildJsonRequest(endpointName, 'an order', { ...order, language }),
  buildJsonRequest(endpointName, 'a pickup order', {
    ...order,
    language,
    fulfilment: 'pickup',
    area: 'Pasadena',
  }),
]);

/** Unusual but valid. */
const unusualOrders: Readonly<Record<string, FormFields>> = {
  'no language': {},
  'all optional fields': {
    phone: '(323) 555-0142',
    guests: ' 12 ',
    notes: '  Sin nueces,\r\npor favor 🍇\n',
    website: '',
    createdAt: '2026-11-20T23:59:59-08:00',
  },
  'empty optional fields': { phone: '', guests: '', notes: '', website: null },
  'unknown fields': { id: 7, status: 'Confirmed', totalCents: 1, number: 'LH-1' },
  'several products': { items: [lastTwo, board, { ...board, productId: 10, price: 78 }] },
  'a price that is the same in cents': { items: [{ ...board, price: 198.0000001 }] },
  'an area by its Spanish name': { area: 'noreste de los ángeles' },
  'an area by one of its places': { area: ' ATWATER VILLAGE ' },
  'no fulfilment': { fulfilment: undefined },
  'seats in a class and no area': { area: undefined, items: [seat] },
  'seats in a class and an area': { items: [seat] },
  'a large event in two weeks': { eventDate: '2026-12-05', guests: 80, items: [largeTable] },
  'a delivery with its address, window and allergies': {
    street: '5821 York Blvd',
    unit: '2',
    zip: '90042',
    instructions: 'Gate code 4411',
    window: '11:00',
    allergies: ['tree-nuts', 'sesame'],
    allergyNotes: 'Cashews are the worst.',
    fee: 0,
  },
  'a shipment to two addresses': {
    fulfilment: 'shipping',
    area: undefined,
    eventDate: '2026-12-11',
    items: [{ productId: 10, quantity: 2, price: 78 }],
    cardMessage: '<b>Gracias</b> por todo',
    fee: 19.98,
    recipients: [
      { name: 'Rosa', street: '1 Main St', city: 'Sacramento', state: 'ca', zip: '95814' },
      { name: 'Luis', street: '2 Main St', unit: 'B', city: 'Reno', state: 'NV', zip: '89501' },
    ],
  },
};

const invalidOrders: Readonly<Record<string, FormFields>> = {
  'no required fields': {
    name: undefined,
    email: undefined,
    eventDate: undefined,
    items: undefined,
  },
  'no event date': { eventDate: '' },
  'a date years ahead': { eventDate: '2031-06-01' },
  'an impossible date': { eventDate: '2026-02-30' },
  'a closed day': { eventDate: '2026-12-01' },
  'a past date': { eventDate: '2026-11-20' },
  'a past date and changed products': {
    eventDate: '2026-11-20',
    items: [soldOut],
  },
  'no area': { area: '' },
  'no area for a seat and a board': { area: undefined, items: [seat, board] },
  'an area we do not deliver to': { area: 'Burbank' },
  'an unknown fulfilment': { fulfilment: 'drone' },
  'guests in words': { guests: 'twelve' },
  'zero guests': { guests: 0 },
  'an empty cart': { items: [] },
  'items that is not an array': { items: board },
  'a duplicate product': { items: [board, board] },
  'too many products': {
    items: Array.from({ length: 101 }, (_, index) => ({ ...board, productId: index + 1 })),
  },
  'quantity zero': { items: [{ ...board, quantity: 0 }] },
  'a fractional quantity': { items: [{ ...board, quantity: 0.5 }] },
  'a product name instead of an id': { items: [{ ...board, productId: 'Fig Board' }] },
  'a price as text': { items: [{ ...board, price: '198' }] },
  'a negative price': { items: [{ ...board, price: -1 }] },
  'an option that does not exist in text': { items: [{ ...board, option: 7 }] },
  'a ZIP code outside the area': { zip: '94110' },
  'a ZIP code in words': { zip: 'ninety' },
  'a time when we are closed': { window: '20:00' },
  'a window in words': { window: 'noon' },
  'an unknown allergen': { allergies: ['celery'] },
  'a card message that is too long': { cardMessage: 'x'.repeat(201) },
  'a board by mail': { fulfilment: 'shipping', eventDate: '2026-12-11' },
  'a shipment without an address': {
    fulfilment: 'shipping',
    eventDate: '2026-12-11',
    items: [{ productId: 10, quantity: 1, price: 78 }],
  },
  'a shipment whose boxes do not add up': {
    fulfilment: 'shipping',
    eventDate: '2026-12-11',
    items: [{ productId: 10, quantity: 3, price: 78 }],
    recipients: [
      { name: 'Rosa', street: '1 Main St', city: 'Sacramento', state: 'CA', zip: '95814' },
    ],
  },
  'a recipient without a state': {
    fulfilment: 'shipping',
    eventDate: '2026-12-11',
    items: [{ productId: 10, quantity: 1, price: 78 }],
    recipients: [{ name: 'Rosa', street: '1 Main St', city: 'Sacramento', zip: '95814' }],
  },
  'a NUL': { notes: 'No nuts\0' },
  'a filled-in honeypot field': { website: 'x' },
};

const changedOrders: Readonly<Record<string, FormFields>> = {
  'a changed price': { items: [{ ...board, price: 180 }] },
  'a price one cent off': { items: [{ ...board, price: 197.99 }] },
  'a sold-out product': { items: [soldOut] },
  'more than in stock': { items: [{ ...lastTwo, quantity: 3 }] },
  'an unknown option': { items: [{ ...board, option: 'gigantic' }] },
  'an option of another product': { items: [{ ...board, option: '50-guests' }] },
  'an outdated fee': { area: 'greater-la', fee: 20 },
  'a shipment that is too soon': {
    fulfilment: 'shipping',
    eventDate: '2026-12-01',
    items: [{ productId: 10, quantity: 1, price: 78 }],
    recipients: [
      { name: 'Rosa', street: '1 Main St', city: 'Sacramento', state: 'CA', zip: '95814' },
    ],
  },
  'a deleted product': { items: [{ ...board, productId: 999 }] },
  'a product id beyond 32 bits': { items: [{ ...board, productId: 2 ** 40 }] },
  'a date that is too soon': { eventDate: '2026-11-22' },
  today: { eventDate: '2026-11-21' },
  'a large event that is too soon': { eventDate: '2026-12-04', guests: 30 },
  'a large table that is too soon': { eventDate: '2026-12-04', items: [largeTable] },
  'all changes at once': {
    eventDate: '2026-11-22',
    items: [{ ...lastTwo, quantity: 9, price: 100 }, soldOut, { ...board, productId: 999 }],
  },
};

const withKey = (title: string, change: FormFields, status?: number) =>
  buildJsonRequest(
    endpointName,
    title,
    { ...order, ...change },
    {
      headers: { 'Idempotency-Key': '0b9f7a4e-52a6-4c0b-9d57-0f3a6f6f2b11' },
      ...(status && { status }),
    },
  );

/** Order matters. */
const idempotencyRequests: readonly ConformanceRequest[] = [
  withKey('a key and a changed price', { items: [{ ...board, price: 180 }] }, 409),
  withKey('the same key with the accepted price', {}),
  withKey('the same key and body again', {}),
  withKey('the same key with the rejected price', { items: [{ ...board, price: 180 }] }, 422),
];

const saturday = '2027-01-09';

/** The last order finds a day with as many orders as it takes. */
const fullDay: readonly ConformanceRequest[] = Array.from({ length: 9 }, (_, index) =>
  buildJsonRequest(
    endpointName,
    `order ${index + 1} for a day that takes eight`,
    { ...order, eventDate: saturday },
    { status: index < 8 ? 201 : 409 },
  ),
);

export const orderEdgeCases: readonly ConformanceRequest[] = [
  ...Object.entries(unusualOrders).map(([title, change], index) =>
    buildJsonRequest(endpointName, title, { ...order, eventDate: openDays[index + 1], ...change }),
  ),
  ...deliveryAreas.map(({ slug }) =>
    buildJsonRequest(endpointName, `the area ${slug}`, { ...order, area: slug }),
  ),
  ...fullDay,
  ...buildRejected(endpointName, order, invalidOrders),
  ...buildRejected(endpointName, order, changedOrders, 409),
  ...idempotencyRequests,
];
