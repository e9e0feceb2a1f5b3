import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { formCall, sentFields } from '../core/fields';
import * as HTTP from '../core/http-status';
import { largestImage } from '../media/image-files';
import { mostPhotos } from './rules';
import { contactMessage, newsletterSignup, restorationRequest } from './schema';

/** A message to the shop. */
export const sendContactMessage = endpoint({
  ...formCall,
  path: '/api/contact',
  body: contactMessage,
});

/** A request for a custom board or a restoration. */
export const sendRestorationRequest = endpoint({
  ...formCall,
  path: '/api/restoration-request',
  body: restorationRequest,
});

/** Photographs for a request, sent before it; each is decoded and kept anew. */
export const sendRestorationPhotos = endpoint({
  ...formCall,
  path: '/api/restoration-request/photos',
  files: { field: 'photos', least: 1, most: mostPhotos, largest: largestImage },
  body: v.object({ language: sentFields.language }),
  response: v.object({ photoUrls: v.array(v.string()) }),
  status: HTTP.created,
});

/** A sign-up for the newsletter. */
export const subscribe = endpoint({ ...formCall, path: '/api/newsletter', body: newsletterSignup });
