import * as v from 'valibot';
import { textOfAtLeast } from '../core/fields';
import { signInRules } from './messages';

// Who works in the back office, and since when, is known by a cookie that only the server reads.

/** Characters a name and a password may have. */
export const longestUsername = 200;

export const longestPassword = 1000;

/** What the sign-in form asks for. */
export const signInForm = v.object({
  username: v.pipe(textOfAtLeast(1, longestUsername, signInRules.username), v.trim()),
  password: textOfAtLeast(1, longestPassword, signInRules.password),
});

/** Who is signed in. */
export const session = v.object({ username: v.string() });
export type Session = v.InferOutput<typeof session>;
