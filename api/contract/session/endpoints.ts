import * as v from 'valibot';
import { endpoint, privateAnswer } from '../core/endpoint';
import { sentFields } from '../core/fields';
import { session, signInForm } from './schema';

/** Begins a session, in the place of one that the browser had. */
export const signIn = endpoint({
  method: 'POST',
  path: '/api/admin/login',
  access: 'public',
  body: v.object({ ...signInForm.entries, language: sentFields.language }),
  response: session,
  cacheControl: 'no-store',
});

/** Ends the session, if there is one. */
export const signOut = endpoint({
  method: 'POST',
  path: '/api/admin/logout',
  access: 'public',
  response: 'nothing',
  cacheControl: 'no-store',
});

/** The session that the caller's browser is in. */
export const getSession = endpoint({
  method: 'GET',
  path: '/api/admin/session',
  access: 'administrator',
  response: session,
  cacheControl: privateAnswer,
});
