import * as v from 'valibot';
import { defineEndpoint, privateCacheControl } from '../core/endpoint';
import { metaFields } from '../core/fields';
import { secondFactorCode, session, signInForm } from './schema';

/**
 * Replaces any existing session of the browser. The case of the user name doesn't matter. For an account with a second
 * factor, a right password alone is answered 401 with an issue at `code`; the client sends user name and password again
 * with the code.
 */
export const signIn = defineEndpoint({
  method: 'POST',
  path: '/api/admin/login',
  access: 'public',
  body: v.object({
    ...signInForm.entries,
    code: secondFactorCode,
    language: metaFields.language,
  }),
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
