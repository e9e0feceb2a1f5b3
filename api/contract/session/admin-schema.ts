import * as v from 'valibot';
import { metaFields, requiredText } from '../core/fields';
import { localized } from '../core/language';
import { accountMessages } from './admin-messages';
import { findPasswordWeakness } from './password-weakness';
import { maxPasswordLength } from './schema';

export const account = v.object({
  id: v.number(),
  username: v.string(),
});
export type Account = v.InferOutput<typeof account>;

const currentPassword = requiredText(1, maxPasswordLength, accountMessages.currentPassword);

const newPassword = v.pipe(
  requiredText(1, maxPasswordLength, accountMessages.passwordTooShort),
  v.check(
    (password) => findPasswordWeakness(password) !== 'tooShort',
    localized(accountMessages.passwordTooShort),
  ),
  v.check(
    (password) => findPasswordWeakness(password) !== 'tooCommon',
    localized(accountMessages.passwordTooCommon),
  ),
);

export const passwordChange = v.object({
  currentPassword,
  newPassword,
  language: metaFields.language,
});
export type PasswordChange = v.InferOutput<typeof passwordChange>;

export const newAccount = v.object({
  username: v.pipe(requiredText(2, 60, accountMessages.username), v.trim()),
  newPassword,
  /** Of the admin who adds the account: a session left open must not be enough. */
  currentPassword,
  language: metaFields.language,
});
export type NewAccount = v.InferOutput<typeof newAccount>;
