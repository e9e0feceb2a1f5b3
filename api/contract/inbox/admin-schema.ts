import * as v from 'valibot';
import { searchQuery, sortField } from '../core/query';
import { moment } from '../core/schema';
import { keptFields, keptQuery, statusRuleOf } from './record';
import { requestKinds, requestStatuses } from './rules';

export const keptMessage = v.object({
  ...keptFields,
  subject: v.nullable(v.string()),
  message: v.string(),
});
export type KeptMessage = v.InferOutput<typeof keptMessage>;

export const messageFilter = {
  ...keptQuery,
  sort: v.optional(sortField(['date', 'name', 'email', 'subject']), 'date:desc'),
};

export const keptRequest = v.object({
  ...keptFields,
  kind: v.picklist(requestKinds),
  description: v.string(),
  /** URLs of the images sent with it; admins only. */
  photoUrls: v.array(v.string()),
  /** One of `requestStatuses`; old data may hold others. */
  status: v.string(),
  updatedAt: moment,
});
export type KeptRequest = v.InferOutput<typeof keptRequest>;

export const requestStatusRule = statusRuleOf(requestStatuses);

export const requestFilter = {
  ...keptQuery,
  status: v.optional(v.picklist(requestStatuses, requestStatusRule.en)),
  sort: v.optional(sortField(['date', 'name', 'email', 'status']), 'date:desc'),
};

const { id, email, language, createdAt, receivedAt } = keptFields;

export const subscriber = v.object({ id, email, language, createdAt, receivedAt });
export type Subscriber = v.InferOutput<typeof subscriber>;

export const subscriberFilter = {
  ...searchQuery,
  sort: v.optional(sortField(['date', 'email']), 'date:desc'),
};
