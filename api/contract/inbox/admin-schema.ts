import * as v from 'valibot';
import { searchQuery, sortParam } from '../core/query';
import { timestamp } from '../core/schema';
import { buildStatusMessage, submissionFields, submissionQuery } from './record';
import { restorationRequestKinds, restorationRequestStatuses } from './rules';

/** What no admin has opened yet. */
export const unreadCounts = v.object({
  messages: v.number(),
  requests: v.number(),
  inquiries: v.number(),
  orders: v.number(),
});
export type UnreadCounts = v.InferOutput<typeof unreadCounts>;

export const contactMessageRecord = v.object({
  ...submissionFields,
  subject: v.nullable(v.string()),
  message: v.string(),
});
export type ContactMessageRecord = v.InferOutput<typeof contactMessageRecord>;

export const contactMessageFilter = {
  ...submissionQuery,
  sort: v.optional(sortParam(['date', 'name', 'email', 'subject']), 'date:desc'),
};

export const restorationRequestRecord = v.object({
  ...submissionFields,
  kind: v.picklist(restorationRequestKinds),
  description: v.string(),
  /** URLs of the images sent with it; admins only. */
  photoUrls: v.array(v.string()),
  /** One of `requestStatuses`; old data may hold others. */
  status: v.string(),
  updatedAt: timestamp,
});
export type RestorationRequestRecord = v.InferOutput<typeof restorationRequestRecord>;

export const restorationRequestStatusInvalid = buildStatusMessage(restorationRequestStatuses);

export const restorationRequestFilter = {
  ...submissionQuery,
  status: v.optional(v.picklist(restorationRequestStatuses, restorationRequestStatusInvalid.en)),
  sort: v.optional(sortParam(['date', 'name', 'email', 'status']), 'date:desc'),
};

const { id, email, language, createdAt, receivedAt } = submissionFields;

export const subscriber = v.object({ id, email, language, createdAt, receivedAt });
export type Subscriber = v.InferOutput<typeof subscriber>;

export const subscriberFilter = {
  ...searchQuery,
  sort: v.optional(sortParam(['date', 'email']), 'date:desc'),
};
