import * as v from 'valibot';
import { defineEndpoint } from '../core/endpoint';
import { paginationQuery } from '../core/query';
import {
  archiveBody,
  buildStatusBody,
  idParams,
  inboxReadEndpoint,
  inboxWriteEndpoint,
  markReadBody,
} from '../inbox/record';
import { eventInquiryFilter, eventInquiryRecord, eventInquiryStatusInvalid } from './admin-schema';
import { eventInquiryStatuses } from './rules';

/** Newest first by default. */
export const listEventInquiries = defineEndpoint({
  ...inboxReadEndpoint,
  path: '/api/event-inquiries',
  query: v.object({ ...eventInquiryFilter, ...paginationQuery }),
  response: v.array(eventInquiryRecord),
  paginated: true,
});

/** CSV of all matches, without pagination. */
export const exportEventInquiries = defineEndpoint({
  ...inboxReadEndpoint,
  path: '/api/event-inquiries.csv',
  query: v.object(eventInquiryFilter),
  response: 'csv',
});

export const markEventInquiry = defineEndpoint({
  ...inboxWriteEndpoint,
  path: '/api/event-inquiries/:id/read',
  params: idParams,
  body: markReadBody,
  response: eventInquiryRecord,
});

export const archiveEventInquiry = defineEndpoint({
  ...inboxWriteEndpoint,
  path: '/api/event-inquiries/:id/archived',
  params: idParams,
  body: archiveBody,
  response: eventInquiryRecord,
});

/** Any status may follow any other. 409 if it is no longer the one that the admin saw. */
export const setEventInquiryStatus = defineEndpoint({
  ...inboxWriteEndpoint,
  path: '/api/event-inquiries/:id/status',
  params: idParams,
  body: buildStatusBody(eventInquiryStatuses, eventInquiryStatusInvalid),
  response: eventInquiryRecord,
});
