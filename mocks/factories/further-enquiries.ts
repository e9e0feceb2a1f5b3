import { faker } from '@faker-js/faker/locale/en';
import { deliveryAreas } from '#contract/business';
import { dayAfter, dayInShop, isOpenOn } from '#contract/core/dates';
import { requestKinds, requestStatuses } from '#contract/inbox/rules';
import { totalCents } from '#contract/orders/order-validation';
import { fulfilments, orderStatuses } from '#contract/orders/rules';
import type { Product } from '#contract/products/schema';
import type { MessageRow, OrderRow, RequestRow, SubscriberRow } from '../enquiry-rows';
import { person } from './people';
import { letter, note, phrase, subjects, wish } from './phrases';
import type { Unnumbered } from './sent-ago';

// One seed per kind: the same data in every run, whichever kind is generated first.
const seeds = { messages: 90_051, requests: 90_052, orders: 90_053, subscribers: 90_054 };

const firstSent = '2022-01-05T18:00:00.000Z';
const lastSent = '2025-12-20T18:00:00.000Z';

/** From order to event, before moving on to the next open day. */
const latestDays = 60;

const most = { lines: 4, quantity: 3, guests: 120 };

type Ordered = Pick<Product, 'id' | 'name' | 'price'>;

export const furtherMessages = (count: number): Unnumbered<MessageRow>[] =>
  sentBefore(count, seeds.messages).map((sent, number) => {
    const sender = person(number);
    return {
      ...sender,
      ...arrival(sent),
      readAt: openedAfter(sent),
      subject: faker.helpers.maybe(() => phrase(subjects, sender.language)) ?? null,
      message: letter(sender.language),
    };
  });

export const furtherRequests = (count: number): Unnumbered<RequestRow>[] =>
  sentBefore(count, seeds.requests).map((sent, number) => {
    const sender = person(number);
    return {
      ...sender,
      ...workedOn(sent),
      kind: faker.helpers.arrayElement(requestKinds),
      description: wish(sender.language),
      status: faker.helpers.arrayElement(requestStatuses),
    };
  });

export const furtherOrders = (
  count: number,
  products: readonly Ordered[],
): Unnumbered<OrderRow>[] =>
  sentBefore(count, seeds.orders).map((sent, number) => {
    const sender = person(number);
    const fulfilment = faker.helpers.arrayElement(fulfilments);
    return {
      ...sender,
      ...workedOn(sent),
      ...generateOrderLines(products),
      eventDate: eventAfter(sent),
      fulfilment,
      area: fulfilment === 'pickup' ? null : faker.helpers.arrayElement(deliveryAreas).slug,
      guests: faker.helpers.maybe(() => faker.number.int({ min: 2, max: most.guests })) ?? null,
      notes: faker.helpers.maybe(() => note(sender.language)) ?? null,
      status: faker.helpers.arrayElement(orderStatuses),
    };
  });

export const furtherSubscribers = (count: number): Unnumbered<SubscriberRow>[] =>
  sentBefore(count, seeds.subscribers).map((sent, number) => {
    const { email, language } = person(number);
    return { email, language, ...arrival(sent) };
  });

function sentBefore(count: number, seed: number): Date[] {
  if (count === 0) return [];
  faker.seed(seed);
  return faker.date.betweens({ from: firstSent, to: lastSent, count });
}

const arrival = (sent: Date) => ({
  createdAt: sent.toISOString(),
  receivedAt: sent.toISOString(),
});

/** Most were opened, within two days. */
const openedAfter = (sent: Date): string | null =>
  faker.helpers.maybe(() => hoursAfter(sent, faker.number.int({ min: 1, max: 48 })), {
    probability: 0.9,
  }) ?? null;

const hoursAfter = (moment: Date, hours: number): string =>
  new Date(moment.getTime() + hours * 60 * 60 * 1000).toISOString();

function workedOn(sent: Date) {
  const readAt = openedAfter(sent);
  return { ...arrival(sent), readAt, updatedAt: readAt ?? sent.toISOString() };
}

function eventAfter(sent: Date): string {
  let day = dayAfter(dayInShop(sent), faker.number.int({ min: 5, max: latestDays }));
  while (!isOpenOn(day)) day = dayAfter(day);
  return day;
}

function generateOrderLines(products: readonly Ordered[]) {
  const items = faker.helpers
    .arrayElements(products, { min: 1, max: most.lines })
    .map((product) => ({ product, quantity: faker.number.int({ min: 1, max: most.quantity }) }));
  const lines = items.map(({ product: { id, name, price }, quantity }) => ({
    productId: id,
    productName: name,
    quantity,
    priceCents: Math.round(price * 100),
  }));
  const prices = items.map(({ product: { price }, quantity }) => ({ price, quantity }));
  return { lines, totalCents: totalCents(prices) };
}
