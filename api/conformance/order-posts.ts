import { deliveryAreas } from '#contract/business';
import type { ApiRequest } from './api-request';
import { type Fields, inEach, refusedFor } from './form-posts';
import { posting } from './posting';

const of = 'sendOrderRequest';

/** Products of the demo shop as they are asked for: a board, the last two of a box, one sold out, seats, a large table. */
const board = { productId: 22, quantity: 1, price: 198 };
const lastTwo = { productId: 15, quantity: 2, price: 145 };
const soldOut = { productId: 7, quantity: 1, price: 64 };
const seat = { productId: 4, quantity: 2, price: 95 };
const largeTable = { productId: 8, quantity: 1, price: 1650 };

/** For the first day there is, by the clock of both sides. */
const order = {
  name: 'Elena García',
  email: 'elena@example.com',
  eventDate: '2026-11-25',
  fulfilment: 'delivery',
  area: 'highland-park',
  items: [board],
};

/** A good order to be delivered and one to be picked up, in both languages. */
export const goodOrders = inEach((language) => [
  posting(of, 'an order', { ...order, language }),
  posting(of, 'an order to be picked up', {
    ...order,
    language,
    fulfilment: 'pickup',
    area: 'Pasadena',
  }),
]);

/** What people may well order. */
const unusual: Readonly<Record<string, Fields>> = {
  'no language': {},
  'everything it may say': {
    phone: '(323) 555-0142',
    guests: ' 12 ',
    notes: '  Sin nueces,\r\npor favor 🍇\n',
    website: '',
    createdAt: '2026-11-20T23:59:59-08:00',
  },
  'fields that are empty': { phone: '', guests: '', notes: '', website: null },
  'fields nobody asked for': { id: 7, status: 'Confirmed', totalCents: 1, number: 'LH-1' },
  'several products': { items: [lastTwo, board, { ...board, productId: 10, price: 78 }] },
  'a price that is the same in cents': { items: [{ ...board, price: 198.0000001 }] },
  'an area by its Spanish name': { area: 'noreste de los ángeles' },
  'an area by one of its places': { area: ' ATWATER VILLAGE ' },
  'no word of how it is had': { fulfilment: undefined },
  'seats in a class and no area': { area: undefined, items: [seat] },
  'seats in a class and an area': { items: [seat] },
  'a large event in two weeks': { eventDate: '2026-12-05', guests: 80, items: [largeTable] },
  'a day years ahead': { eventDate: '2031-06-01' },
};

const faults: Readonly<Record<string, Fields>> = {
  'nothing at all': { name: undefined, email: undefined, eventDate: undefined, items: undefined },
  'no day': { eventDate: '' },
  'a day that is none': { eventDate: '2026-02-30' },
  'a day we are closed': { eventDate: '2026-12-01' },
  'a day that has passed': { eventDate: '2026-11-20' },
  'a day that has passed, and much that has changed': {
    eventDate: '2026-11-20',
    items: [soldOut],
  },
  'no area': { area: '' },
  'no area for a seat and a board': { area: undefined, items: [seat, board] },
  'an area we do not deliver to': { area: 'Burbank' },
  'a way of having it there is not': { fulfilment: 'drone' },
  'guests in words': { guests: 'twelve' },
  'no guests': { guests: 0 },
  'an empty cart': { items: [] },
  'a cart that is no list': { items: board },
  'a product twice': { items: [board, board] },
  'more products than one order takes': {
    items: Array.from({ length: 101 }, (_, at) => ({ ...board, productId: at + 1 })),
  },
  'none of a product': { items: [{ ...board, quantity: 0 }] },
  'half of a product': { items: [{ ...board, quantity: 0.5 }] },
  'a product by its name': { items: [{ ...board, productId: 'Fig Board' }] },
  'a price in words': { items: [{ ...board, price: '198' }] },
  'a price below nothing': { items: [{ ...board, price: -1 }] },
  'a NUL': { notes: 'No nuts\0' },
  'the field nobody sees': { website: 'x' },
};

const changes: Readonly<Record<string, Fields>> = {
  'another price': { items: [{ ...board, price: 180 }] },
  'a price one cent off': { items: [{ ...board, price: 197.99 }] },
  'a product that is sold out': { items: [soldOut] },
  'more than there are': { items: [{ ...lastTwo, quantity: 3 }] },
  'a product that is gone': { items: [{ ...board, productId: 999 }] },
  'a product no database counts to': { items: [{ ...board, productId: 2 ** 40 }] },
  'a day too near': { eventDate: '2026-11-22' },
  today: { eventDate: '2026-11-21' },
  'many guests too soon': { eventDate: '2026-12-04', guests: 30 },
  'a large table too soon': { eventDate: '2026-12-04', items: [largeTable] },
  'everything changed': {
    eventDate: '2026-11-22',
    items: [{ ...lastTwo, quantity: 9, price: 100 }, soldOut, { ...board, productId: 999 }],
  },
};

const keyed = (title: string, change: Fields, status?: number) =>
  posting(
    of,
    title,
    { ...order, ...change },
    {
      headers: { 'Idempotency-Key': '0b9f7a4e-52a6-4c0b-9d57-0f3a6f6f2b11' },
      ...(status && { status }),
    },
  );

/** In the order they are sent in. */
const repeats: readonly ApiRequest[] = [
  keyed('a key and another price', { items: [{ ...board, price: 180 }] }, 409),
  keyed('the key, and the price accepted', {}),
  keyed('the key, and the same again', {}),
  keyed('the key, and the price it was refused for', { items: [{ ...board, price: 180 }] }, 422),
];

/** Orders that are strange and taken, refused, or no longer what their sender was shown. */
export const otherOrders: readonly ApiRequest[] = [
  ...Object.entries(unusual).map(([title, change]) => posting(of, title, { ...order, ...change })),
  ...deliveryAreas.map(({ slug }) => posting(of, `the area ${slug}`, { ...order, area: slug })),
  ...refusedFor(of, order, faults),
  ...refusedFor(of, order, changes, 409),
  ...repeats,
];
