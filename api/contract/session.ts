import * as v from 'valibot';
import { endpoint, privateAnswer } from './endpoint';
import { sentFields, textOfAtLeast } from './form-fields';

// Who works in the back office, and since when, is known by a cookie that only the server reads.

/** Characters a name and a password may have. */
export const longestUsername = 200;
export const longestPassword = 1000;

/** What every write of an administrator carries: a header that no form of another site can send. */
export const administratorsMark = { name: 'X-Requested-With', value: 'higuera' } as const;

/** The rules of a sign-in with nothing in a field. */
export const signInRules = {
  username: { en: 'Please enter your user name', es: 'Escribe tu usuario' },
  password: { en: 'Please enter your password', es: 'Escribe tu contraseña' },
};

/** 401: of a pair that nobody signs in with, whichever of the two is wrong. */
export const wrongPair = {
  en: 'Invalid username or password',
  es: 'Usuario o contraseña incorrectos',
};

/** What the sign-in form asks for. */
export const signInForm = v.object({
  username: v.pipe(textOfAtLeast(1, longestUsername, signInRules.username), v.trim()),
  password: textOfAtLeast(1, longestPassword, signInRules.password),
});

/** Who is signed in. */
export const session = v.object({ username: v.string() });
export type Session = v.InferOutput<typeof session>;

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
