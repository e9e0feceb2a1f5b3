import * as v from 'valibot';
import { endpoint } from './endpoint';
import { keptFields, keptRead } from './kept-enquiry';
import { partQuery, searchQuery } from './list-query';
import { sortField } from './query-fields';

const { id, email, language, createdAt, receivedAt } = keptFields;

/** Somebody who gets the newsletter. */
export const subscriber = v.object({ id, email, language, createdAt, receivedAt });
export type Subscriber = v.InferOutput<typeof subscriber>;

const found = {
  ...searchQuery,
  sort: v.optional(sortField(['date', 'email']), 'date:desc'),
};

/** Subscribers, newest first unless another order is asked for. */
export const listSubscribers = endpoint({
  ...keptRead,
  path: '/api/newsletter',
  query: v.object({ ...found, ...partQuery }),
  response: v.array(subscriber),
  counted: true,
});

/** All subscribers as a table. */
export const exportSubscribers = endpoint({
  ...keptRead,
  path: '/api/newsletter.csv',
  query: v.object(found),
  response: 'csv',
});
