import { addDays, isOpenOn, toShopDate } from '#contract/core/dates';
import { getTotalCents } from '#contract/orders/order-validation';
import { products } from '#demo/products';
import type { MockOrder } from '../mock-submissions';
import { buildStatusTimestamps, type WithoutId } from './timestamps';

/** Event dates are relative to `now`. Oldest first. */
export function buildSampleOrders(now: Date): WithoutId<MockOrder>[] {
  const days = listOpenDates(now);
  const getOpenDate = (position: number): string => days[position] ?? toShopDate(now);
  return [
    {
      ...buildStatusTimestamps({ days: 8, hours: 2 }, now, { readAfterHours: 3 }),
      ...buildOrderLines([18, 1]),
      name: 'Renee Whitfield',
      email: 'renee.whitfield@example.com',
      phone: '(323) 555-0121',
      eventDate: getLastOpenDate(now),
      fulfilment: 'pickup',
      area: null,
      guests: 7,
      notes: null,
      status: 'Fulfilled',
      language: 'en',
    },
    {
      ...buildStatusTimestamps({ days: 7, hours: 6 }, now, { readAfterHours: 2 }),
      ...buildOrderLines([3, 1], [11, 1]),
      name: 'Paola Cisneros',
      email: 'paola.cisneros@example.com',
      phone: null,
      eventDate: getOpenDate(1),
      fulfilment: 'delivery',
      area: 'highland-park',
      guests: 14,
      notes:
        'Tocar el timbre del portón verde, por favor. La festejada llega a las 5 y es sorpresa.',
      status: 'Confirmed',
      language: 'es',
    },
    {
      ...buildStatusTimestamps({ days: 6, hours: 3 }, now, { readAfterHours: 5 }),
      ...buildOrderLines([16, 1]),
      name: 'Andre & Will Castellano',
      email: 'andre.castellano@example.com',
      phone: '(213) 555-0144',
      eventDate: getOpenDate(1),
      fulfilment: 'delivery',
      area: 'northeast-la',
      guests: 2,
      notes:
        'First night in the new apartment, we own one fork. Anything we can eat with our hands!',
      status: 'Confirmed',
      language: 'en',
    },
    {
      ...buildStatusTimestamps({ days: 6, hours: 1 }, now, { readAfterHours: 20 }),
      ...buildOrderLines([14, 1]),
      name: 'Sloane Whittaker Events',
      email: 'sloane@whittaker-events.example',
      phone: '(310) 555-0102',
      eventDate: getOpenDate(2),
      fulfilment: 'delivery',
      area: 'greater-la',
      guests: 120,
      notes: 'Rooftop, freight elevator only. The load-in window is 2:00 to 2:20 pm.',
      status: 'Declined',
      language: 'en',
    },
    {
      ...buildStatusTimestamps({ days: 4, hours: 8 }, now, { readAfterHours: 1 }),
      ...buildOrderLines([22, 2], [17, 3]),
      name: 'Occidental Chamber Choir',
      email: 'choir.treasurer@example.com',
      phone: null,
      eventDate: getOpenDate(4),
      fulfilment: 'delivery',
      area: 'northeast-la',
      guests: 28,
      notes:
        'Two singers are vegan and one cannot have anything with gluten. Labels would be lovely.',
      status: 'Confirmed',
      language: 'en',
    },
    {
      ...buildStatusTimestamps({ days: 2, hours: 7 }, now, { readAfterHours: 4 }),
      ...buildOrderLines([10, 6]),
      name: 'Ernesto Quiñones',
      email: 'ernesto.quinones@example.com',
      phone: '(818) 555-0173',
      eventDate: getOpenDate(5),
      fulfilment: 'pickup',
      area: null,
      guests: null,
      notes: 'Son regalos para mis clientas del salón. ¿Las pueden dejar sin precio?',
      status: 'New',
      language: 'es',
    },
    {
      ...buildStatusTimestamps({ days: 1, hours: 3 }, now),
      ...buildOrderLines([20, 1], [5, 1]),
      name: 'Imogen Sato-Reyes',
      email: 'imogen.satoreyes@example.com',
      phone: '(626) 555-0199',
      eventDate: getOpenDate(7),
      fulfilment: 'delivery',
      area: 'greater-la',
      guests: 26,
      notes:
        'It is a very small wedding in our back garden. My dad will cry at the cheese, please ignore him.',
      status: 'New',
      language: 'en',
    },
    {
      ...buildStatusTimestamps({ days: 0, hours: 8 }, now),
      ...buildOrderLines([13, 1], [19, 2]),
      name: 'Doña Meche Olvera',
      email: 'meche.olvera@example.com',
      phone: '(323) 555-0150',
      eventDate: getOpenDate(8),
      fulfilment: 'delivery',
      area: 'highland-park',
      guests: 12,
      notes: 'Para la posada de la cuadra. Nosotras ponemos el ponche, ustedes están invitadas.',
      status: 'New',
      language: 'es',
    },
    {
      ...buildStatusTimestamps({ days: 0, hours: 1 }, now),
      ...buildOrderLines([9, 1]),
      name: 'Theo Brandt',
      email: 'theo.brandt@example.com',
      phone: null,
      eventDate: getOpenDate(9),
      fulfilment: 'pickup',
      area: null,
      guests: 6,
      notes: null,
      status: 'New',
      language: 'en',
    },
  ];
}

const listOpenDates = (now: Date): string[] =>
  Array.from({ length: 21 }, (_, days) => addDays(toShopDate(now), days + 1)).filter((day) =>
    isOpenOn(day),
  );

/** Today if it is an open day. */
function getLastOpenDate(now: Date): string {
  let day = toShopDate(now);
  while (!isOpenOn(day)) day = addDays(day, -1);
  return day;
}

function buildOrderLines(...quantities: readonly (readonly [id: number, quantity: number])[]) {
  const items = quantities.flatMap(([id, quantity]) =>
    products
      .filter((product) => product.id === id)
      .map(({ name, price }) => ({ productId: id, productName: name, quantity, price })),
  );
  const lines = items.map(({ price, ...line }) => ({
    ...line,
    priceCents: Math.round(price * 100),
  }));
  return { lines, totalCents: getTotalCents(items) };
}
