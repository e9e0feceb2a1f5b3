import type { Knex } from 'knex';
import { defaultLanguage, type Language } from '#contract/core/language';
import { secondFactorIsOff } from '#contract/session/admin-messages';
import type { AdminHandlerContext } from '../dispatch/handler';
import { localizedError } from '../dispatch/http-error';
import type { Admin, AdminStore } from './admin-store';
import type { PasswordVerifier } from './password-verifier';
import type { SignInThrottle } from './sign-in-throttle';
import { createCodeVerifier } from './verify-code';
import { createOwnPasswordVerifier } from './verify-own-password';

interface ProofDependencies {
  readonly database: Knex;
  readonly clock: () => Date;
  readonly store: Pick<AdminStore, 'findByUsername'>;
  readonly passwordVerifier: PasswordVerifier;
  readonly throttle: SignInThrottle;
}

interface Proof {
  readonly currentPassword: string;
  /** '' for none. */
  readonly code: string;
  readonly language?: Language | undefined;
}

interface ProofOptions {
  /** Rejects with 409 if the admin has no second factor. */
  readonly requiresSecondFactor?: boolean;
}

/**
 * Verifies the password of the signed-in admin, and the code if they have a second factor: a password must not be
 * enough to get around it. Rejects as `VerifyOwnPassword` and `VerifyCode` do.
 */
type VerifyProof = (
  context: AdminHandlerContext,
  proof: Proof,
  options?: ProofOptions,
) => Promise<Admin>;

export function createProofVerifier(dependencies: ProofDependencies): VerifyProof {
  const verifyCode = createCodeVerifier(dependencies);
  const verifyOwnPassword = createOwnPasswordVerifier(dependencies);
  return (
    context,
    { currentPassword, code, language = defaultLanguage },
    { requiresSecondFactor = false } = {},
  ) =>
    verifyOwnPassword(context, {
      currentPassword,
      language,
      async verifyMore(admin) {
        if (requiresSecondFactor && admin.secondFactorSecret === null)
          throw localizedError(409, secondFactorIsOff, language);
        await verifyCode(admin, { code, language, status: 400 });
      },
    });
}
