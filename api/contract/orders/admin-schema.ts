import * as v from 'valibot';
import { isIsoDate } from '../core/dates';
import { sortParam } from '../core/query';
import { timestamp } from '../core/schema';
import { buildStatusMessage, submissionFields, submissionQuery } from '../inbox/record';
import { fulfillmentMethods, orderStatuses } from './rules';

/** `price` is what the customer accepted, not the current price. */
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
  fulfilment: v.picklist(fulfillmentMethods),
  /** Slug of a delivery area; null for pickup. */
  area: v.nullable(v.string()),
  guests: v.nullable(v.number()),
  notes: v.nullable(v.string()),
  items: v.array(orderItemRecord),
  /** US dollars, as accepted. */
  total: v.number(),
  /** One of `orderStatuses`; old data may hold others. */
  status: v.string(),
  updatedAt: timestamp,
});
export type OrderRecord = v.InferOutput<typeof orderRecord>;

export const orderStatusInvalid = buildStatusMessage(orderStatuses);

const eventDateParam = v.pipe(v.string(), v.check(isIsoDate, 'A day is written YYYY-MM-DD'));

export const orderFilter = {
  ...submissionQuery,
  status: v.optional(v.picklist(orderStatuses, orderStatusInvalid.en)),
  /** Inclusive range of event dates. */
  from: v.optional(eventDateParam),
  to: v.optional(eventDateParam),
  sort: v.optional(sortParam(['date', 'event', 'name', 'status']), 'date:desc'),
};
