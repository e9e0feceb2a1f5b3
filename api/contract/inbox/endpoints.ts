import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { formCall, sentFields } from '../core/fields';
import * as HTTP from '../core/http-status';
import { largestImage } from '../media/image-files';
import { maxPhotos } from './rules';
import { contactMessage, newsletterSignup, restorationRequest } from './schema';

export const sendContactMessage = endpoint({
  ...formCall,
  path: '/api/contact',
  body: contactMessage,
});

export const sendRestorationRequest = endpoint({
  ...formCall,
  path: '/api/restoration-request',
  body: restorationRequest,
});

/** Sent before the request itself. Each image is decoded and re-encoded. */
export const sendRestorationPhotos = endpoint({
  ...formCall,
  path: '/api/restoration-request/photos',
  files: { field: 'photos', least: 1, most: maxPhotos, largest: largestImage },
  body: v.object({ language: sentFields.language }),
  response: v.object({ photoUrls: v.array(v.string()) }),
  status: HTTP.created,
});

export const subscribe = endpoint({ ...formCall, path: '/api/newsletter', body: newsletterSignup });
