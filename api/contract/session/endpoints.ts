import * as v from 'valibot';
import { endpoint, privateCacheControl } from '../core/endpoint';
import { sentFields } from '../core/fields';
import { session, signInForm } from './schema';

/** Replaces any existing session of the browser. */
export const signIn = endpoint({
  method: 'POST',
  path: '/api/admin/login',
  access: 'public',
  body: v.object({ ...signInForm.entries, language: sentFields.language }),
  response: session,
  cacheControl: 'no-store',
});

export const signOut = endpoint({
  method: 'POST',
  path: '/api/admin/logout',
  access: 'public',
  response: 'nothing',
  cacheControl: 'no-store',
});

export const getSession = endpoint({
  method: 'GET',
  path: '/api/admin/session',
  access: 'administrator',
  response: session,
  cacheControl: privateCacheControl,
});
