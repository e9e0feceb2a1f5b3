import * as v from 'valibot';
import { defineEndpoint } from '../core/endpoint';
import { paginationQuery } from '../core/query';
import {
  contactMessageFilter,
  contactMessageRecord,
  restorationRequestFilter,
  restorationRequestRecord,
  restorationRequestStatusInvalid,
  subscriber,
  subscriberFilter,
  unreadCounts,
} from './admin-schema';
import {
  archiveBody,
  buildStatusBody,
  idParams,
  inboxReadEndpoint,
  inboxWriteEndpoint,
  markReadBody,
} from './record';
import { restorationRequestStatuses } from './rules';

/** For dashboards that poll. */
export const countUnread = defineEndpoint({
  ...inboxReadEndpoint,
  isPolled: true,
  path: '/api/unread-counts',
  response: unreadCounts,
});

/** Newest first by default. */
export const listContactMessages = defineEndpoint({
  ...inboxReadEndpoint,
  path: '/api/contact-messages',
  query: v.object({ ...contactMessageFilter, ...paginationQuery }),
  response: v.array(contactMessageRecord),
  paginated: true,
});

/** CSV of all matches, without pagination. */
export const exportContactMessages = defineEndpoint({
  ...inboxReadEndpoint,
  path: '/api/contact-messages.csv',
  query: v.object(contactMessageFilter),
  response: 'csv',
});

export const markContactMessage = defineEndpoint({
  ...inboxWriteEndpoint,
  path: '/api/contact-messages/:id/read',
  params: idParams,
  body: markReadBody,
  response: contactMessageRecord,
});

export const archiveContactMessage = defineEndpoint({
  ...inboxWriteEndpoint,
  path: '/api/contact-messages/:id/archived',
  params: idParams,
  body: archiveBody,
  response: contactMessageRecord,
});

/** Newest first by default. */
export const listRestorationRequests = defineEndpoint({
  ...inboxReadEndpoint,
  path: '/api/restoration-requests',
  query: v.object({ ...restorationRequestFilter, ...paginationQuery }),
  response: v.array(restorationRequestRecord),
  paginated: true,
});

/** CSV of all matches, without pagination. */
export const exportRestorationRequests = defineEndpoint({
  ...inboxReadEndpoint,
  path: '/api/restoration-requests.csv',
  query: v.object(restorationRequestFilter),
  response: 'csv',
});

export const markRestorationRequest = defineEndpoint({
  ...inboxWriteEndpoint,
  path: '/api/restoration-requests/:id/read',
  params: idParams,
  body: markReadBody,
  response: restorationRequestRecord,
});

export const archiveRestorationRequest = defineEndpoint({
  ...inboxWriteEndpoint,
  path: '/api/restoration-requests/:id/archived',
  params: idParams,
  body: archiveBody,
  response: restorationRequestRecord,
});

/** Any status may follow any other. 409 if it is no longer the one that the admin saw. */
export const setRequestStatus = defineEndpoint({
  ...inboxWriteEndpoint,
  path: '/api/restoration-requests/:id/status',
  params: idParams,
  body: buildStatusBody(restorationRequestStatuses, restorationRequestStatusInvalid),
  response: restorationRequestRecord,
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
