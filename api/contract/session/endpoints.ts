import * as v from 'valibot';
import { defineEndpoint, privateCacheControl } from '../core/endpoint';
import { metaFields } from '../core/fields';
import { session, signInForm } from './schema';

/** Replaces any existing session of the browser. */
export const signIn = defineEndpoint({
  method: 'POST',
  path: '/api/admin/login',
  access: 'public',
  body: v.object({ ...signInForm.entries, language: metaFields.language }),
  response: session,
  cacheControl: 'no-store',
});

export const signOut = defineEndpoint({
  method: 'POST',
  path: '/api/admin/logout',
  access: 'public',
  response: 'nothing',
  cacheControl: 'no-store',
});

export const getSession = defineEndpoint({
  method: 'GET',
  path: '/api/admin/session',
  access: 'admin',
  response: session,
  cacheControl: privateCacheControl,
});
