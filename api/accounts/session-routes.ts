import type { Knex } from 'knex';
import { defaultLanguage } from '#contract/core/language';
import { invalidCredentials } from '#contract/session/messages';
import type { DiskReserve } from '../disk-reserve';
import type { Handlers } from '../dispatch/handler';
import { localizedError } from '../dispatch/http-error';
import { createAdminStore } from './admin-store';
import type { PasswordVerifier } from './password-verifier';
import type { SignInThrottle } from './sign-in-throttle';
import { withDiskReserve } from './with-disk-reserve';

interface SessionDependencies {
  readonly database: Knex;
  readonly throttle: SignInThrottle;
  readonly passwordVerifier: PasswordVerifier;
  readonly reserve: Pick<DiskReserve, 'release'>;
}

export function sessionRoutes({
  database,
  throttle,
  passwordVerifier,
  reserve,
}: SessionDependencies) {
  const adminStore = createAdminStore(database);
  return {
    signIn: async ({ body }, { ip, session }) => {
      const { username, password, language = defaultLanguage } = body;
      const admin = await adminStore.findByUsername(username);
      const attempt = { ip, username, language, isKnownUser: admin !== undefined };
      await throttle.admit(attempt);
      const isPasswordCorrect = await passwordVerifier.isCorrectPassword(
        password,
        admin?.passwordHash,
      );
      // On a full disk an admin must still be able to sign in, to delete files.
      const hasSession =
        isPasswordCorrect && admin && (await withDiskReserve(reserve, () => session.start(admin)));
      if (!hasSession) throw localizedError(401, invalidCredentials, language);
      throttle.recordSuccess(attempt);
      return { username };
    },

    signOut: async (_request, { session }) => {
      await session.end();
      return undefined;
    },

    getSession: async (_request, { admin: { username } }) => ({ username }),
  } satisfies Partial<Handlers>;
}
