import * as v from 'valibot';
import { metaFields } from '../core/fields';
import { localized } from '../core/language';
import { timestamp } from '../core/schema';
import { orderRecord } from './admin-schema';
import { orderMessages } from './messages';
import { orderEventKinds } from './rules';
import type { OrderTerms } from './terms';

const { entries } = orderRecord;

const terms = {
  items: entries.items,
  eventDate: entries.eventDate,
  fulfilment: entries.fulfilment,
  area: entries.area,
  street: entries.street,
  unit: entries.unit,
  zip: entries.zip,
  window: entries.window,
  guests: entries.guests,
  recipients: entries.recipients,
  fee: entries.fee,
  discount: entries.discount,
  total: entries.total,
  deposit: entries.deposit,
};

// Fails to compile if the customer doesn't see all terms.
export const orderTerms = v.object(terms) satisfies v.GenericSchema<unknown, OrderTerms>;

/** What a customer sees of an order: without contact data, private notes and the names of admins. */
export const orderStatusView = v.object({
  number: entries.number,
  status: entries.status,
  version: entries.version,
  language: entries.language,
  ...terms,
  instructions: entries.instructions,
  allergies: entries.allergies,
  allergyNotes: entries.allergyNotes,
  cardMessage: entries.cardMessage,
  notes: entries.notes,
  paymentUrl: entries.paymentUrl,
  customerNote: entries.customerNote,
  isAwaitingCustomer: entries.isAwaitingCustomer,
  /** What the customer last agreed to, while changes wait for an answer: before the first of them. */
  previousTerms: v.nullable(orderTerms),
  receivedAt: timestamp,
  updatedAt: timestamp,
  /** Oldest first. */
  events: v.array(v.object({ kind: v.picklist(orderEventKinds), at: timestamp })),
  /** Until when the customer may cancel for free; null if it can't be cancelled any more. */
  cancelUntil: v.nullable(timestamp),
});
export type OrderStatusView = v.InferOutput<typeof orderStatusView>;

export const orderNumberParams = v.object({
  number: v.pipe(v.string(), v.regex(/^LH-\d{4,12}$/)),
});

/** 128 random bits in hex. A malformed key is answered like a wrong one. */
const accessKey = v.optional(v.string(), '');

export const orderStatusQuery = v.object({ key: accessKey });

export const customerActions = ['accept', 'reject', 'cancel'] as const;

const version = v.pipe(
  v.number(localized(orderMessages.incomplete)),
  v.integer(localized(orderMessages.incomplete)),
  v.minValue(1, localized(orderMessages.incomplete)),
);

export const customerResponseBody = v.object(
  {
    key: v.optional(v.string(localized(orderMessages.incomplete)), ''),
    action: v.picklist(customerActions, localized(orderMessages.incomplete)),
    /** Version of the order that the customer sees; others' changes cannot be accepted. */
    version: v.optional(version),
    ...metaFields,
  },
  localized(orderMessages.incomplete),
);
