import * as v from 'valibot';
import { addDays, isIsoDate } from '../core/dates';
import { sortParam } from '../core/query';
import { bilingualText, timestamp } from '../core/schema';
import {
  buildStatusMessage,
  eventDateParam,
  submissionFields,
  submissionQuery,
} from '../inbox/record';
import { allergens } from '../products/allergens';
import { recipient } from './recipients';
import { fulfillmentMethods, orderChannels, orderEventKinds, orderStatuses } from './rules';

/** `price` is what the customer accepted, not the current price. */
export const orderItemRecord = v.object({
  /** Null once the product has been deleted. */
  productId: v.nullable(v.number()),
  productName: v.string(),
  /** Key of the option; null for a product without options. */
  option: v.nullable(v.string()),
  optionName: v.nullable(bilingualText),
  quantity: v.number(),
  /** US dollars per unit. */
  price: v.number(),
});

export const orderRecord = v.object({
  ...submissionFields,
  /** Order number shown to customers, such as LH-1001. */
  number: v.string(),
  /** 'YYYY-MM-DD' in the shop's time zone. */
  eventDate: v.string(),
  fulfilment: v.picklist(fulfillmentMethods),
  /** Slug of a delivery area; null for pickup. */
  area: v.nullable(v.string()),
  guests: v.nullable(v.number()),
  notes: v.nullable(v.string()),
  items: v.array(orderItemRecord),
  street: v.nullable(v.string()),
  unit: v.nullable(v.string()),
  zip: v.nullable(v.string()),
  instructions: v.nullable(v.string()),
  /** Start of the two-hour window, 'HH:MM'. */
  window: v.nullable(v.string()),
  allergies: v.array(v.picklist(allergens)),
  allergyNotes: v.nullable(v.string()),
  cardMessage: v.nullable(v.string()),
  recipients: v.array(recipient),
  /** When the kitchen makes it: the event date, or the day a shipment leaves. */
  kitchenDate: v.string(),
  /** People that its food serves at most. */
  servings: v.number(),
  /** US dollars, of delivery or shipping. */
  fee: v.number(),
  discount: v.number(),
  /** US dollars: the items and the fee, less the discount. */
  total: v.number(),
  /** US dollars; 0 without a deposit. */
  deposit: v.number(),
  /** HTTPS URL of a page where the deposit is paid. */
  paymentUrl: v.nullable(v.string()),
  /** Written by the owner for the customer. */
  customerNote: v.nullable(v.string()),
  /** Only admins see it. */
  privateNote: v.nullable(v.string()),
  /** The customer has not yet accepted what an admin changed. */
  isAwaitingCustomer: v.boolean(),
  channel: v.picklist(orderChannels),
  /** For the URL of the customer's status page; null for orders of earlier versions. */
  accessKey: v.nullable(v.string()),
  version: v.number(),
  /** One of `orderStatuses`; old data may hold others. */
  status: v.string(),
  updatedAt: timestamp,
});
export type OrderRecord = v.InferOutput<typeof orderRecord>;

/** One entry of an order's timeline. */
export const orderEvent = v.object({
  kind: v.picklist(orderEventKinds),
  at: timestamp,
  /** User name of the admin; null if the customer or the shop itself did it. */
  admin: v.nullable(v.string()),
  /** Differences that the customer is asked to accept, as texts that are ready to read, and the like. */
  details: v.record(v.string(), v.unknown()),
});
export type OrderEvent = v.InferOutput<typeof orderEvent>;

/** One order with its timeline, oldest first. */
export const orderWithEvents = v.object({ ...orderRecord.entries, events: v.array(orderEvent) });
export type OrderWithEvents = v.InferOutput<typeof orderWithEvents>;

export const orderStatusInvalid = buildStatusMessage(orderStatuses);

export const orderFilter = {
  ...submissionQuery,
  /** Which date `from` and `to` mean. */
  by: v.optional(v.picklist(['event', 'kitchen'], 'by must be event or kitchen'), 'event'),
  /** 'waiting': what an admin has to decide or prepare next. */
  view: v.optional(v.picklist(['waiting'], 'view must be waiting')),
  status: v.optional(v.picklist(orderStatuses, orderStatusInvalid.en)),
  /** Inclusive range of event dates. */
  from: v.optional(eventDateParam),
  to: v.optional(eventDateParam),
  sort: v.optional(sortParam(['date', 'event', 'name', 'status']), 'date:desc'),
};

/** Enough for a month with the weeks around it. */
const maxCalendarDays = 62;

const isCalendarRange = (from: string, to: string): boolean =>
  from <= to && to <= addDays(from, maxCalendarDays);

export const orderCalendarQuery = v.pipe(
  v.object({ from: eventDateParam, to: eventDateParam }),
  v.forward(
    v.check(
      // Valibot passes invalid days too; they have their own messages.
      ({ from, to }) => !isIsoDate(from) || !isIsoDate(to) || isCalendarRange(from, to),
      `to must be at most ${maxCalendarDays} days after from`,
    ),
    ['to'],
  ),
);

/** What the kitchen has to do on a day; declined orders don't count. */
export const calendarDay = v.object({
  /** 'YYYY-MM-DD'. */
  date: v.string(),
  orders: v.number(),
  servings: v.number(),
  newOrders: v.number(),
  confirmedOrders: v.number(),
});
export type CalendarDay = v.InferOutput<typeof calendarDay>;
