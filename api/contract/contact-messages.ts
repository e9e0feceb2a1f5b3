import * as v from 'valibot';
import { endpoint } from './endpoint';
import { keptFields, keptParams, keptQuery, keptRead, keptWrite, readMark } from './kept-enquiry';
import { partQuery } from './list-query';
import { sortField } from './query-fields';

/** A message as the back office shows it. */
export const keptMessage = v.object({
  ...keptFields,
  subject: v.nullable(v.string()),
  message: v.string(),
});
export type KeptMessage = v.InferOutput<typeof keptMessage>;

const found = {
  ...keptQuery,
  sort: v.optional(sortField(['date', 'name', 'email', 'subject']), 'date:desc'),
};

/** Messages, newest first unless another order is asked for. */
export const listContactMessages = endpoint({
  ...keptRead,
  path: '/api/contact-messages',
  query: v.object({ ...found, ...partQuery }),
  response: v.array(keptMessage),
  counted: true,
});

/** All messages that `q` finds, as a table. */
export const exportContactMessages = endpoint({
  ...keptRead,
  path: '/api/contact-messages.csv',
  query: v.object(found),
  response: 'csv',
});

export const markContactMessage = endpoint({
  ...keptWrite,
  path: '/api/contact-messages/:id/read',
  params: keptParams,
  body: readMark,
  response: keptMessage,
});
