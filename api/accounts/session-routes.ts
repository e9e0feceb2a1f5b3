import type { Knex } from 'knex';
import { defaultLanguage } from '#contract/core/language';
import { invalidCredentials } from '#contract/session/messages';
import type { DiskReserve } from '../disk-reserve';
import type { Handlers } from '../dispatch/handler';
import { localizedError } from '../dispatch/http-error';
import { createAdminStore } from './admin-store';
import type { PasswordVerifier } from './password-verifier';
import { createSignInThrottle } from './sign-in-throttle';
import { withDiskReserve } from './with-disk-reserve';

interface AccountDependencies {
  readonly database: Knex;
  readonly clock: () => Date;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly passwordVerifier: PasswordVerifier;
  readonly reserve: Pick<DiskReserve, 'release'>;
}

export function sessionRoutes({
  database,
  clock,
  wait,
  passwordVerifier,
  reserve,
}: AccountDependencies) {
  const adminStore = createAdminStore(database);
  const throttle = createSignInThrottle({ clock, wait });
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
