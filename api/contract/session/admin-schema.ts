import * as v from 'valibot';
import { metaFields, requiredText } from '../core/fields';
import { localized } from '../core/language';
import { timestamp } from '../core/schema';
import { accountMessages } from './admin-messages';
import { findPasswordWeakness } from './password-weakness';
import { codeForm, maxPasswordLength, secondFactorCode } from './schema';

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
  code: secondFactorCode,
  language: metaFields.language,
});
export type PasswordChange = v.InferOutput<typeof passwordChange>;

/** Of an admin with a second factor. */
export const passwordChangeWithCode = v.object({ ...passwordChange.entries, ...codeForm.entries });

export const newAccount = v.object({
  username: v.pipe(requiredText(2, 60, accountMessages.username), v.trim()),
  newPassword,
  /** Of the admin who adds the account: a session left open must not be enough. */
  currentPassword,
  code: secondFactorCode,
  language: metaFields.language,
});
export type NewAccount = v.InferOutput<typeof newAccount>;

/** Added by an admin with a second factor. */
export const newAccountWithCode = v.object({ ...newAccount.entries, ...codeForm.entries });

export const proofForm = v.object({ currentPassword, code: secondFactorCode });

/** Of the admin who removes the account. */
export const accountDeletion = v.object({
  ...proofForm.entries,
  language: metaFields.language,
});

/** Of the signed-in admin. */
export const secondFactor = v.object({
  /** Null while it is off. */
  enabledAt: v.nullable(timestamp),
  unusedRecoveryCodes: v.number(),
});

/** RFC 4648 Base32 of 160 random bits, as long as RFC 4226 recommends. */
const base32Pattern = /^[A-Z2-7]{32}$/;

/** Not stored until it is enabled. */
export const secondFactorSecret = v.object({
  secret: v.pipe(v.string(), v.regex(base32Pattern)),
  /** `otpauth://` URL that authenticator apps open and scan. */
  url: v.string(),
});
export type SecondFactorSecret = v.InferOutput<typeof secondFactorSecret>;

/** What an admin with a second factor types; also to turn it on. */
export const secondFactorForm = v.object({ currentPassword, ...codeForm.entries });
export type SecondFactorForm = v.InferOutput<typeof secondFactorForm>;

export const secondFactorSetup = v.object({
  ...secondFactorForm.entries,
  secret: v.pipe(
    requiredText(1, 32, accountMessages.secret),
    v.regex(base32Pattern, localized(accountMessages.secret)),
  ),
  language: metaFields.language,
});

export const secondFactorProof = v.object({
  ...secondFactorForm.entries,
  language: metaFields.language,
});

/** Shown once; the server stores only their hashes. */
export const recoveryCodes = v.object({ recoveryCodes: v.array(v.string()) });

/** Of a session; not its token. */
export const sessionId = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));

export const activeSession = v.object({
  id: sessionId,
  /** Such as 'Firefox'; null if the browser did not say. */
  browser: v.nullable(v.string()),
  /** Such as 'Android'. */
  system: v.nullable(v.string()),
  createdAt: timestamp,
  /** May lag a minute behind. */
  lastUsedAt: timestamp,
  /** Of the browser that sent the request. */
  isCurrent: v.boolean(),
});
export type ActiveSession = v.InferOutput<typeof activeSession>;
