import * as v from 'valibot';
import { paginationQuery, searchQuery } from '../core/query';
import { timestamp } from '../core/schema';
import { eventInquiryRecord } from '../event-inquiries/admin-schema';
import { contactMessageRecord, restorationRequestRecord } from '../inbox/admin-schema';
import { orderRecord } from '../orders/admin-schema';
import { restockRequestRecord } from '../restock/admin-schema';

const maxEmailLength = 320;

export const customerListQuery = v.object({ ...searchQuery, ...paginationQuery });

export const customerQuery = v.object({
  /** In any case. */
  email: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(maxEmailLength)),
});

/** Everybody who has sent an order, a message, a request or an inquiry, by e-mail address. */
export const customer = v.object({
  /** Lowercase. */
  email: v.string(),
  name: v.string(),
  orders: v.number(),
  /** US dollars, without declined orders. */
  total: v.number(),
  /** 'YYYY-MM-DD'; null without orders. */
  lastEventDate: v.nullable(v.string()),
  lastContactAt: timestamp,
});
export type Customer = v.InferOutput<typeof customer>;

/** All that the shop has stored about a person, newest first. */
export const customerRecord = v.object({
  email: v.string(),
  name: v.string(),
  isSubscribed: v.boolean(),
  /** Products that they want to hear of when they're back. */
  restockRequests: v.array(restockRequestRecord),
  orders: v.array(orderRecord),
  messages: v.array(contactMessageRecord),
  requests: v.array(restorationRequestRecord),
  inquiries: v.array(eventInquiryRecord),
});
export type CustomerRecord = v.InferOutput<typeof customerRecord>;
