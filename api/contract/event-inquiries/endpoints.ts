import { defineEndpoint } from '../core/endpoint';
import { formEndpoint } from '../core/fields';
import { eventInquiry } from './schema';

/** Photos are sent before it, with `sendSubmissionPhotos`. */
export const sendEventInquiry = defineEndpoint({
  ...formEndpoint,
  path: '/api/event-inquiries',
  body: eventInquiry,
});
