import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { partQuery } from '../core/query';
import {
  keptMessage,
  keptRequest,
  messageFilter,
  requestFilter,
  requestStatusRule,
  subscriber,
  subscriberFilter,
} from './admin-schema';
import { keptParams, keptRead, keptWrite, readMark, statusChange } from './record';
import { requestStatuses } from './rules';

/** Newest first by default. */
export const listContactMessages = endpoint({
  ...keptRead,
  path: '/api/contact-messages',
  query: v.object({ ...messageFilter, ...partQuery }),
  response: v.array(keptMessage),
  counted: true,
});

/** CSV of all matches, without pagination. */
export const exportContactMessages = endpoint({
  ...keptRead,
  path: '/api/contact-messages.csv',
  query: v.object(messageFilter),
  response: 'csv',
});

export const markContactMessage = endpoint({
  ...keptWrite,
  path: '/api/contact-messages/:id/read',
  params: keptParams,
  body: readMark,
  response: keptMessage,
});

/** Newest first by default. */
export const listRestorationRequests = endpoint({
  ...keptRead,
  path: '/api/restoration-requests',
  query: v.object({ ...requestFilter, ...partQuery }),
  response: v.array(keptRequest),
  counted: true,
});

/** CSV of all matches, without pagination. */
export const exportRestorationRequests = endpoint({
  ...keptRead,
  path: '/api/restoration-requests.csv',
  query: v.object(requestFilter),
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

/** Newest first by default. */
export const listSubscribers = endpoint({
  ...keptRead,
  path: '/api/newsletter',
  query: v.object({ ...subscriberFilter, ...partQuery }),
  response: v.array(subscriber),
  counted: true,
});

export const exportSubscribers = endpoint({
  ...keptRead,
  path: '/api/newsletter.csv',
  query: v.object(subscriberFilter),
  response: 'csv',
});
