import * as v from 'valibot';
import { isDay } from '../core/dates';
import { sortField } from '../core/query';
import { moment } from '../core/schema';
import { buildStatusMessage, submissionFields, submissionQuery } from '../inbox/record';
import { fulfilments, orderStatuses } from './rules';

/** At the price the customer accepted. */
const orderItemRecord = v.object({
  /** Null once the product has been deleted. */
  productId: v.nullable(v.number()),
  productName: v.string(),
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
  fulfilment: v.picklist(fulfilments),
  /** Slug of a delivery area; null for pickup. */
  area: v.nullable(v.string()),
  guests: v.nullable(v.number()),
  notes: v.nullable(v.string()),
  items: v.array(orderItemRecord),
  /** US dollars, as accepted. */
  total: v.number(),
  /** One of `orderStatuses`; old data may hold others. */
  status: v.string(),
  updatedAt: moment,
});
export type OrderRecord = v.InferOutput<typeof orderRecord>;

export const orderStatusRule = buildStatusMessage(orderStatuses);

const eventDay = v.pipe(v.string(), v.check(isDay, 'A day is written YYYY-MM-DD'));

export const orderFilter = {
  ...submissionQuery,
  status: v.optional(v.picklist(orderStatuses, orderStatusRule.en)),
  /** Inclusive range of event dates. */
  from: v.optional(eventDay),
  to: v.optional(eventDay),
  sort: v.optional(sortField(['date', 'event', 'name', 'status']), 'date:desc'),
};
