import * as v from 'valibot';
import { endpoint } from './endpoint';
import {
  keptFields,
  keptParams,
  keptQuery,
  keptRead,
  keptWrite,
  readMark,
  statusChange,
  statusRuleOf,
} from './kept-enquiry';
import { partQuery } from './list-query';
import { moment } from './media-schema';
import { fulfilments, orderStatuses } from './order';
import { isDay } from './order-dates';
import { sortField } from './query-fields';

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

const day = v.pipe(v.string(), v.check(isDay, 'A day is written YYYY-MM-DD'));

const found = {
  ...keptQuery,
  status: v.optional(v.picklist(orderStatuses, orderStatusRule.en)),
  /** The first and the last event day that are listed. */
  from: v.optional(day),
  to: v.optional(day),
  sort: v.optional(sortField(['date', 'event', 'name', 'status']), 'date:desc'),
};

/** Orders, newest first unless another order is asked for; `event` sorts by the day of the event. */
export const listOrderRequests = endpoint({
  ...keptRead,
  path: '/api/order-requests',
  query: v.object({ ...found, ...partQuery }),
  response: v.array(keptOrder),
  counted: true,
});

/** All orders that the query finds, as a table: one line for each product of an order. */
export const exportOrderRequests = endpoint({
  ...keptRead,
  path: '/api/order-requests.csv',
  query: v.object(found),
  response: 'csv',
});

export const markOrderRequest = endpoint({
  ...keptWrite,
  path: '/api/order-requests/:id/read',
  params: keptParams,
  body: readMark,
  response: keptOrder,
});

/** Any status may follow any other. */
export const setOrderStatus = endpoint({
  ...keptWrite,
  path: '/api/order-requests/:id/status',
  params: keptParams,
  body: statusChange(orderStatuses, orderStatusRule),
  response: keptOrder,
});
