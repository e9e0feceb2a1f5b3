import * as v from 'valibot';
import { defineEndpoint } from '../core/endpoint';
import { formEndpoint, metaFields } from '../core/fields';
import * as HTTP from '../core/http-status';
import { maxImageBytes } from '../media/image-files';
import { maxPhotos } from './rules';
import {
  contactMessage,
  newsletterSignup,
  newsletterUnsubscription,
  restorationRequest,
} from './schema';

export const sendContactMessage = defineEndpoint({
  ...formEndpoint,
  path: '/api/contact',
  body: contactMessage,
});

export const sendRestorationRequest = defineEndpoint({
  ...formEndpoint,
  path: '/api/restoration-request',
  body: restorationRequest,
});

/**
 * Sent before the restoration request or the event inquiry itself. Each image is decoded and re-encoded. The path stays:
 * pages and workers of earlier versions use it.
 */
export const sendSubmissionPhotos = defineEndpoint({
  ...formEndpoint,
  path: '/api/restoration-request/photos',
  files: { field: 'photos', minFiles: 1, maxFiles: maxPhotos, maxFileBytes: maxImageBytes },
  body: v.object({ language: metaFields.language }),
  response: v.object({ photoUrls: v.array(v.string()) }),
  status: HTTP.created,
});

export const subscribe = defineEndpoint({
  ...formEndpoint,
  path: '/api/newsletter',
  body: newsletterSignup,
});

/** Also succeeds for an unknown token, so that it reveals no subscriber, and a repeat does no harm. */
export const unsubscribe = defineEndpoint({
  ...formEndpoint,
  // One-click requests count too, and the servers of a mail program share a network.
  formLimit: { perMinute: 60, perDay: 5000 },
  path: '/api/newsletter/unsubscribe',
  body: newsletterUnsubscription,
});
