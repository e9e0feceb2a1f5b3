import * as v from 'valibot';
import { boundedText, requiredText } from '../core/fields';
import { localized } from '../core/language';
import { codeMessages, signInMessages } from './messages';

// The session itself is in an HttpOnly cookie that only the server reads.

export const maxUsernameLength = 200;

export const maxPasswordLength = 1000;

export const signInForm = v.object({
  username: v.pipe(requiredText(1, maxUsernameLength, signInMessages.username), v.trim()),
  password: requiredText(1, maxPasswordLength, signInMessages.password),
});

const maxCodeLength = 100;

/** A code from the authenticator app or a recovery code; '' for none. Spaces and hyphens in it do not matter. */
export const secondFactorCode = v.optional(v.pipe(boundedText(maxCodeLength), v.trim()), '');

const requiredCode = v.pipe(
  secondFactorCode,
  v.check((code) => code !== '', localized(codeMessages.codeRequired)),
);

export const codeForm = v.object({ code: requiredCode });

export const session = v.object({ username: v.string() });
export type SessionInfo = v.InferOutput<typeof session>;
