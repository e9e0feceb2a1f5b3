import type { Language } from '#contract/core/language';
import { accountMessages } from '#contract/session/admin-messages';
import { notSignedIn } from '#contract/session/messages';
import type { AdminHandlerContext } from '../dispatch/handler';
import { fieldError, localizedError } from '../dispatch/http-error';
import type { Admin, AdminStore } from './admin-store';
import type { PasswordVerifier } from './password-verifier';
import type { SignInThrottle } from './sign-in-throttle';

interface PasswordDependencies {
  readonly store: Pick<AdminStore, 'findByUsername'>;
  readonly passwordVerifier: PasswordVerifier;
  readonly throttle: SignInThrottle;
}

interface PasswordCheck {
  readonly currentPassword: string;
  readonly language: Language;
  /** Also counts as a failed attempt if it rejects. */
  readonly verifyMore?: (admin: Admin) => Promise<void>;
}

/**
 * Verifies the password of the signed-in admin: a session left open must not be enough. Rejects with 400 for a wrong
 * password, and with 429 after too many.
 */
export type VerifyOwnPassword = (
  context: Pick<AdminHandlerContext, 'admin' | 'ip'>,
  check: PasswordCheck,
) => Promise<Admin>;

export function createOwnPasswordVerifier({
  store,
  passwordVerifier,
  throttle,
}: PasswordDependencies): VerifyOwnPassword {
  return async (context, { currentPassword, language, verifyMore }) => {
    const { username } = context.admin;
    const attempt = { ip: context.ip, username, language, isKnownUser: true };
    await throttle.admit(attempt);
    const admin = await store.findByUsername(username);
    if (!(await passwordVerifier.isCorrectPassword(currentPassword, admin?.passwordHash)))
      throw fieldError(400, 'currentPassword', accountMessages.wrongPassword, language);
    if (!admin) throw localizedError(401, notSignedIn, language);
    await verifyMore?.(admin);
    await throttle.recordSuccess(attempt);
    return admin;
  };
}
