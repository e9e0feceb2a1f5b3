import * as v from 'valibot';
import { defineEndpoint } from '../core/endpoint';
import { paginationQuery } from '../core/query';
import {
  contactMessageRecord,
  messageFilter,
  requestFilter,
  requestRecord,
  requestStatusInvalid,
  subscriber,
  subscriberFilter,
} from './admin-schema';
import {
  buildStatusBody,
  idParams,
  inboxReadEndpoint,
  inboxWriteEndpoint,
  markReadBody,
} from './record';
import { requestStatuses } from './rules';

/** Newest first by default. */
export const listContactMessages = defineEndpoint({
  ...inboxReadEndpoint,
  path: '/api/contact-messages',
  query: v.object({ ...messageFilter, ...paginationQuery }),
  response: v.array(contactMessageRecord),
  paginated: true,
});

/** CSV of all matches, without pagination. */
export const exportContactMessages = defineEndpoint({
  ...inboxReadEndpoint,
  path: '/api/contact-messages.csv',
  query: v.object(messageFilter),
  response: 'csv',
});

export const markContactMessage = defineEndpoint({
  ...inboxWriteEndpoint,
  path: '/api/contact-messages/:id/read',
  params: idParams,
  body: markReadBody,
  response: contactMessageRecord,
});

/** Newest first by default. */
export const listRestorationRequests = defineEndpoint({
  ...inboxReadEndpoint,
  path: '/api/restoration-requests',
  query: v.object({ ...requestFilter, ...paginationQuery }),
  response: v.array(requestRecord),
  paginated: true,
});

/** CSV of all matches, without pagination. */
export const exportRestorationRequests = defineEndpoint({
  ...inboxReadEndpoint,
  path: '/api/restoration-requests.csv',
  query: v.object(requestFilter),
  response: 'csv',
});

export const markRestorationRequest = defineEndpoint({
  ...inboxWriteEndpoint,
  path: '/api/restoration-requests/:id/read',
  params: idParams,
  body: markReadBody,
  response: requestRecord,
});

/** Any status may follow any other. */
export const setRequestStatus = defineEndpoint({
  ...inboxWriteEndpoint,
  path: '/api/restoration-requests/:id/status',
  params: idParams,
  body: buildStatusBody(requestStatuses, requestStatusInvalid),
  response: requestRecord,
});

/** Newest first by default. */
export const listSubscribers = defineEndpoint({
  ...inboxReadEndpoint,
  path: '/api/newsletter',
  query: v.object({ ...subscriberFilter, ...paginationQuery }),
  response: v.array(subscriber),
  paginated: true,
});

export const exportSubscribers = defineEndpoint({
  ...inboxReadEndpoint,
  path: '/api/newsletter.csv',
  query: v.object(subscriberFilter),
  response: 'csv',
});
