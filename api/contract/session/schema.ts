import * as v from 'valibot';
import { textOfAtLeast } from '../core/fields';
import { signInRules } from './messages';

// The session itself is in an HttpOnly cookie that only the server reads.

export const longestUsername = 200;

export const longestPassword = 1000;

export const signInForm = v.object({
  username: v.pipe(textOfAtLeast(1, longestUsername, signInRules.username), v.trim()),
  password: textOfAtLeast(1, longestPassword, signInRules.password),
});

export const session = v.object({ username: v.string() });
export type Session = v.InferOutput<typeof session>;
