import { findEarliestDay, toShopDate } from '#contract/core/dates';
import { addBusinessDays } from '#contract/orders/shipping-days';
import type { MockOrder } from '../mock-submissions';
import { buildOrder, type OrderDescription } from './build-order';
import { officeRecipients } from './sample-recipients';
import type { WithoutId } from './timestamps';

const eventNoticeHours = 20 * 24;

/** A party that waits for the customer to accept the deposit, and ten gift boxes to ten addresses. Oldest first. */
export const buildLargeOrders = (now: Date): WithoutId<MockOrder>[] =>
  [describeParty(now), describeGiftBoxes(now)].map((order) => buildOrder(order, now));

const partyAddress = {
  street: '2275 Glen Canyon Road',
  zip: '91107',
  instructions: 'Entrada por el callejón; hay lugar para la camioneta.',
  window: '14:00',
} as const;

const describeParty = (now: Date): OrderDescription => ({
  received: { days: 1, hours: 2 },
  readAfterHours: 1,
  name: 'Rosalba Ibarra',
  email: 'rosalba.ibarra@example.com',
  phone: '(626) 555-0118',
  language: 'es',
  eventDate: findEarliestDay(now, eventNoticeHours),
  fulfilment: 'delivery',
  area: 'greater-la',
  guests: 65,
  notes: 'Son los quince años de mi hija Ximena. El color de la fiesta es verde salvia.',
  items: [
    [8, '65-guests', 1],
    [17, 'two-dozen', 1],
    [11, 'large', 2],
  ],
  details: {
    ...partyAddress,
    allergies: ['tree-nuts', 'shellfish'],
    allergyNotes: 'Dos de las damas son alérgicas a la nuez.',
    deposit: 1341.5,
    paymentUrl: 'https://pay.lahiguera.example/quince-ximena',
    customerNote:
      'Agregamos dos docenas de vasitos para la mesa de los jóvenes, como platicamos por teléfono. Con el anticipo apartamos la fecha.',
    privateNote: 'Llevar el mantel verde salvia y los dos soportes altos.',
    isAwaitingCustomer: true,
  },
  before: {
    items: [
      [8, '65-guests', 1],
      [11, 'large', 2],
    ],
    details: partyAddress,
  },
  status: 'New',
  steps: [{ kind: 'changed', afterHours: 5, admin: 'elena' }],
});

const describeGiftBoxes = (now: Date): OrderDescription => ({
  received: { days: 0, hours: 3 },
  name: 'Arroyo Seco Architects',
  email: 'harper@arroyoseco-architects.example',
  phone: '(323) 555-0193',
  language: 'en',
  eventDate: addBusinessDays(toShopDate(now), 12),
  fulfilment: 'shipping',
  notes: 'No invoice in the boxes, please. Send it to Harper.',
  items: [[19, 'one-box', officeRecipients.length]],
  details: {
    recipients: officeRecipients,
    cardMessage: 'Ten desks, ten cities, one good year. Thank you from all of us at Arroyo Seco!',
  },
  status: 'New',
});
