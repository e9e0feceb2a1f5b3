import * as v from 'valibot';
import { isDay } from '../core/dates';
import { sortField } from '../core/query';
import { moment } from '../core/schema';
import { keptFields, keptQuery, statusRuleOf } from '../inbox/record';
import { fulfilments, orderStatuses } from './rules';

/** A product of an order, at the price its buyer accepted. */
const keptItem = v.object({
  /** Null once the product has been deleted. */
  productId: v.nullable(v.number()),
  productName: v.string(),
  quantity: v.number(),
  /** US dollars for one. */
  price: v.number(),
});

/** An order request as the back office shows it. */
export const keptOrder = v.object({
  ...keptFields,
  /** As the shop and its customers call it. */
  number: v.string(),
  /** 'YYYY-MM-DD', a day of the shop's calendar. */
  eventDate: v.string(),
  fulfilment: v.picklist(fulfilments),
  /** Slug of a delivery area; null where it is picked up. */
  area: v.nullable(v.string()),
  guests: v.nullable(v.number()),
  notes: v.nullable(v.string()),
  items: v.array(keptItem),
  /** US dollars, as accepted. */
  total: v.number(),
  /** One of `orderStatuses`; old data may hold others. */
  status: v.string(),
  updatedAt: moment,
});
export type KeptOrder = v.InferOutput<typeof keptOrder>;

/** The rule of a status that an order cannot have. */
export const orderStatusRule = statusRuleOf(orderStatuses);

const eventDay = v.pipe(v.string(), v.check(isDay, 'A day is written YYYY-MM-DD'));

export const orderFilter = {
  ...keptQuery,
  status: v.optional(v.picklist(orderStatuses, orderStatusRule.en)),
  /** The first and the last event day that are listed. */
  from: v.optional(eventDay),
  to: v.optional(eventDay),
  sort: v.optional(sortField(['date', 'event', 'name', 'status']), 'date:desc'),
};
