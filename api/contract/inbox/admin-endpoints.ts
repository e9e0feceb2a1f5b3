import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { partQuery } from '../core/query';
import {
  contactMessageRecord,
  messageFilter,
  requestFilter,
  requestRecord,
  requestStatusRule,
  subscriber,
  subscriberFilter,
} from './admin-schema';
import { idParams, inboxReadEndpoint, inboxWriteEndpoint, readMark, statusChange } from './record';
import { requestStatuses } from './rules';

/** Newest first by default. */
export const listContactMessages = endpoint({
  ...inboxReadEndpoint,
  path: '/api/contact-messages',
  query: v.object({ ...messageFilter, ...partQuery }),
  response: v.array(contactMessageRecord),
  counted: true,
});

/** CSV of all matches, without pagination. */
export const exportContactMessages = endpoint({
  ...inboxReadEndpoint,
  path: '/api/contact-messages.csv',
  query: v.object(messageFilter),
  response: 'csv',
});

export const markContactMessage = endpoint({
  ...inboxWriteEndpoint,
  path: '/api/contact-messages/:id/read',
  params: idParams,
  body: readMark,
  response: contactMessageRecord,
});

/** Newest first by default. */
export const listRestorationRequests = endpoint({
  ...inboxReadEndpoint,
  path: '/api/restoration-requests',
  query: v.object({ ...requestFilter, ...partQuery }),
  response: v.array(requestRecord),
  counted: true,
});

/** CSV of all matches, without pagination. */
export const exportRestorationRequests = endpoint({
  ...inboxReadEndpoint,
  path: '/api/restoration-requests.csv',
  query: v.object(requestFilter),
  response: 'csv',
});

export const markRestorationRequest = endpoint({
  ...inboxWriteEndpoint,
  path: '/api/restoration-requests/:id/read',
  params: idParams,
  body: readMark,
  response: requestRecord,
});

/** Any status may follow any other. */
export const setRequestStatus = endpoint({
  ...inboxWriteEndpoint,
  path: '/api/restoration-requests/:id/status',
  params: idParams,
  body: statusChange(requestStatuses, requestStatusRule),
  response: requestRecord,
});

/** Newest first by default. */
export const listSubscribers = endpoint({
  ...inboxReadEndpoint,
  path: '/api/newsletter',
  query: v.object({ ...subscriberFilter, ...partQuery }),
  response: v.array(subscriber),
  counted: true,
});

export const exportSubscribers = endpoint({
  ...inboxReadEndpoint,
  path: '/api/newsletter.csv',
  query: v.object(subscriberFilter),
  response: 'csv',
});
