import type { Knex } from 'knex';
import type { Language } from '#contract/core/language';
import { codeMessages } from '#contract/session/messages';
import { fieldError, HttpError } from '../dispatch/http-error';
import type { VerifiedAdmin } from '../dispatch/session';
import { findCodeStep, hashRecoveryCode } from './second-factor';
import { createSecondFactorStore, wrongCodesTtlMs } from './second-factor-store';

interface CodeDependencies {
  readonly database: Knex;
  readonly clock: () => Date;
}

interface TypedCode {
  /** From the app, or a recovery code; '' for none. */
  readonly code: string;
  readonly language: Language;
  /** Of the response to a missing or wrong code. */
  readonly status: number;
}

/**
 * Call it only after the password was verified. Resolves at once for an admin without a second factor. Rejects with an
 * issue at `code`, and with 429 after too many wrong codes; a recovery code is accepted even then.
 */
export type VerifyCode = (
  admin: Pick<VerifiedAdmin, 'id' | 'secondFactorSecret'>,
  typed: TypedCode,
) => Promise<void>;

export function createCodeVerifier({ database, clock }: CodeDependencies): VerifyCode {
  const store = createSecondFactorStore(database);
  return async ({ id, secondFactorSecret }, { code, language, status }) => {
    if (secondFactorSecret === null) return;
    if (code === '') throw fieldError(status, 'code', codeMessages.codeRequired, language);
    const recoveryHash = hashRecoveryCode(code);
    if (recoveryHash !== undefined && (await store.acceptRecoveryCode(id, recoveryHash))) return;
    const now = clock();
    if (!(await store.admitCode(id, now))) throw createTooManyCodesError(language);
    const step = findCodeStep(secondFactorSecret, code, now);
    const isAccepted = step !== undefined && (await store.acceptStep(id, secondFactorSecret, step));
    if (!isAccepted) throw fieldError(status, 'code', codeMessages.wrongCode, language);
  };
}

function createTooManyCodesError(language: Language): HttpError {
  const { problem } = fieldError(429, 'code', codeMessages.tooManyWrongCodes, language);
  return new HttpError(429, problem, { 'Retry-After': String(wrongCodesTtlMs / 1000) });
}
