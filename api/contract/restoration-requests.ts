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
import { sortField } from './query-fields';
import { requestKinds, requestStatuses } from './restoration';

/** A request for a board or a restoration, as the back office shows it. */
export const keptRequest = v.object({
  ...keptFields,
  kind: v.picklist(requestKinds),
  description: v.string(),
  /** Addresses of the photographs that came with it; only administrators see them. */
  photoUrls: v.array(v.string()),
  /** One of `requestStatuses`; old data may hold others. */
  status: v.string(),
  updatedAt: moment,
});
export type KeptRequest = v.InferOutput<typeof keptRequest>;

/** The rule of a status that a request cannot have. */
export const requestStatusRule = statusRuleOf(requestStatuses);

const found = {
  ...keptQuery,
  status: v.optional(v.picklist(requestStatuses, requestStatusRule.en)),
  sort: v.optional(sortField(['date', 'name', 'email', 'status']), 'date:desc'),
};

/** Requests, newest first unless another order is asked for. */
export const listRestorationRequests = endpoint({
  ...keptRead,
  path: '/api/restoration-requests',
  query: v.object({ ...found, ...partQuery }),
  response: v.array(keptRequest),
  counted: true,
});

/** All requests that the query finds, as a table. */
export const exportRestorationRequests = endpoint({
  ...keptRead,
  path: '/api/restoration-requests.csv',
  query: v.object(found),
  response: 'csv',
});

export const markRestorationRequest = endpoint({
  ...keptWrite,
  path: '/api/restoration-requests/:id/read',
  params: keptParams,
  body: readMark,
  response: keptRequest,
});

/** Any status may follow any other. */
export const setRequestStatus = endpoint({
  ...keptWrite,
  path: '/api/restoration-requests/:id/status',
  params: keptParams,
  body: statusChange(requestStatuses, requestStatusRule),
  response: keptRequest,
});
