import * as v from 'valibot';
import { requiredText } from '../core/fields';
import { signInMessages } from './messages';

// The session itself is in an HttpOnly cookie that only the server reads.

export const maxUsernameLength = 200;

export const maxPasswordLength = 1000;

export const signInForm = v.object({
  username: v.pipe(requiredText(1, maxUsernameLength, signInMessages.username), v.trim()),
  password: requiredText(1, maxPasswordLength, signInMessages.password),
});

export const session = v.object({ username: v.string() });
export type SessionInfo = v.InferOutput<typeof session>;
