import { faker } from '@faker-js/faker/locale/en';
import { deliveryAreas } from '#contract/business';
import { addDays, isOpenOn, toShopDate } from '#contract/core/dates';
import {
  budgetBands,
  eventInquiryStatuses,
  inquiryAreas,
  inquiryOccasions,
} from '#contract/event-inquiries/rules';
import { restorationRequestKinds, restorationRequestStatuses } from '#contract/inbox/rules';
import type { OrderEvent } from '#contract/orders/admin-schema';
import { getFeeCents } from '#contract/orders/pricing';
import { type OrderStatus, orderStatuses } from '#contract/orders/rules';
import { getKitchenDay } from '#contract/orders/shipping-days';
import { allergens } from '#contract/products/allergens';
import { diets } from '#contract/products/diets';
import { defaultShopSettings } from '#contract/settings/shop-settings';
import type {
  MockInquiry,
  MockMessage,
  MockOrder,
  MockRequest,
  MockSubscriber,
} from '../mock-submissions';
import { generatePerson } from './generate-person';
import { buildOrderLines, type OrderableProduct } from './order-lines';
import {
  generateDescription,
  generateMessageText,
  generateNote,
  pickPhrase,
  subjects,
} from './phrases';
import { addHours, type WithoutId } from './timestamps';

// One seed per kind: the same data in every run, whichever kind is generated first.
const seeds = {
  messages: 90_051,
  requests: 90_052,
  orders: 90_053,
  subscribers: 90_054,
  inquiries: 90_055,
};

const sentFrom = '2022-01-05T18:00:00.000Z';
const sentTo = '2025-12-20T18:00:00.000Z';

/** Days from order to event, before moving to the next open day. */
const maxEventLeadDays = 60;

const limits = { lines: 4, quantity: 3, guests: 120 };

export const generateMessages = (count: number): WithoutId<MockMessage>[] =>
  generateSentDates(count, seeds.messages).map((sentAt, index) => {
    const sender = generatePerson(index);
    return {
      ...sender,
      ...toSubmissionTimestamps(sentAt),
      readAt: generateReadAt(sentAt),
      subject: faker.helpers.maybe(() => pickPhrase(subjects, sender.language)) ?? null,
      message: generateMessageText(sender.language),
    };
  });

export const generateRequests = (count: number): WithoutId<MockRequest>[] =>
  generateSentDates(count, seeds.requests).map((sentAt, index) => {
    const sender = generatePerson(index);
    return {
      ...sender,
      ...generateStatusTimestamps(sentAt),
      kind: faker.helpers.arrayElement(restorationRequestKinds),
      description: generateDescription(sender.language),
      status: faker.helpers.arrayElement(restorationRequestStatuses),
    };
  });

export const generateInquiries = (count: number): WithoutId<MockInquiry>[] =>
  generateSentDates(count, seeds.inquiries).map((sentAt, index) => {
    const sender = generatePerson(index);
    return {
      ...sender,
      ...generateStatusTimestamps(sentAt),
      occasion: faker.helpers.arrayElement(inquiryOccasions),
      eventDate: faker.helpers.maybe(() => generateEventDate(sentAt)) ?? null,
      guests: faker.number.int({ min: 10, max: limits.guests }),
      area: faker.helpers.arrayElement(inquiryAreas),
      placeNotes: null,
      budgetBand: faker.helpers.arrayElement(budgetBands),
      diets: faker.helpers.arrayElements(diets, { min: 0, max: 2 }),
      allergens: faker.helpers.arrayElements(allergens, { min: 0, max: 2 }),
      dietNotes: null,
      notes: faker.helpers.maybe(() => generateNote(sender.language)) ?? null,
      proposal: null,
      status: faker.helpers.arrayElement(eventInquiryStatuses),
    };
  });

export const generateOrders = (
  count: number,
  products: readonly OrderableProduct[],
): WithoutId<MockOrder>[] =>
  generateSentDates(count, seeds.orders).map((sentAt, index) => {
    const sender = generatePerson(index);
    const fulfilment = faker.helpers.arrayElement(['delivery', 'pickup'] as const);
    const timestamps = generateStatusTimestamps(sentAt);
    const { lines, subtotalCents, servings } = generateOrderLines(products);
    const eventDate = generateEventDate(sentAt);
    const area = fulfilment === 'pickup' ? null : faker.helpers.arrayElement(deliveryAreas).slug;
    const feeCents = getFeeCents({ fulfilment, area }, defaultShopSettings) ?? 0;
    const status = faker.helpers.arrayElement(orderStatuses);
    return {
      ...sender,
      ...timestamps,
      lines,
      totalCents: subtotalCents + feeCents,
      eventDate,
      fulfilment,
      area,
      guests: faker.helpers.maybe(() => faker.number.int({ min: 2, max: limits.guests })) ?? null,
      notes: faker.helpers.maybe(() => generateNote(sender.language)) ?? null,
      status,
      details: {
        fee: feeCents / 100,
        servings,
        kitchenDate: getKitchenDay({ eventDate, fulfilment }),
      },
      events: buildTimeline(status, timestamps),
    };
  });

export const generateSubscribers = (count: number): WithoutId<MockSubscriber>[] =>
  generateSentDates(count, seeds.subscribers).map((sentAt, index) => {
    const { email, language } = generatePerson(index);
    return { email, language, ...toSubmissionTimestamps(sentAt) };
  });

function generateSentDates(count: number, seed: number): Date[] {
  if (count === 0) return [];
  faker.seed(seed);
  return faker.date.betweens({ from: sentFrom, to: sentTo, count });
}

const toSubmissionTimestamps = (sentAt: Date) => ({
  createdAt: sentAt.toISOString(),
  receivedAt: sentAt.toISOString(),
});

/** 90 % are read, within two days. */
const generateReadAt = (sentAt: Date): string | null =>
  faker.helpers.maybe(() => addHours(sentAt.toISOString(), faker.number.int({ min: 1, max: 48 })), {
    probability: 0.9,
  }) ?? null;

function generateStatusTimestamps(sentAt: Date) {
  const readAt = generateReadAt(sentAt);
  return { ...toSubmissionTimestamps(sentAt), readAt, updatedAt: readAt ?? sentAt.toISOString() };
}

function generateEventDate(sentAt: Date): string {
  let date = addDays(toShopDate(sentAt), faker.number.int({ min: 5, max: maxEventLeadDays }));
  while (!isOpenOn(date)) date = addDays(date);
  return date;
}

function generateOrderLines(products: readonly OrderableProduct[]) {
  const chosenProducts = faker.helpers.arrayElements(products, { min: 1, max: limits.lines });
  const selections = chosenProducts.map(({ id: productId, options }) => ({
    productId,
    option: options.length > 0 ? faker.helpers.arrayElement(options).key : null,
    quantity: faker.number.int({ min: 1, max: limits.quantity }),
  }));
  return buildOrderLines(selections, products);
}

const statusEvents = {
  New: [],
  Confirmed: ['confirmed'],
  Declined: ['declined'],
  Fulfilled: ['confirmed', 'delivered'],
} as const;

/** The admin's steps all happen at the last update. */
function buildTimeline(
  status: OrderStatus,
  { receivedAt, updatedAt }: Pick<MockOrder, 'receivedAt' | 'updatedAt'>,
): OrderEvent[] {
  const steps = statusEvents[status].map((kind) => ({
    kind,
    at: updatedAt,
    admin: 'elena',
    details: {},
  }));
  return [{ kind: 'received', at: receivedAt, admin: null, details: {} }, ...steps];
}
