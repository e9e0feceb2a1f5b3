import type { Knex } from 'knex';
import { defaultLanguage } from '#contract/core/language';
import { sessionNotFound } from '#contract/session/admin-messages';
import { invalidCredentials } from '#contract/session/messages';
import type { DiskReserve } from '../disk-reserve';
import type { Handlers } from '../dispatch/handler';
import { localizedError } from '../dispatch/http-error';
import { createAdminStore, toUsernameKey } from './admin-store';
import type { PasswordVerifier } from './password-verifier';
import { createSessionList } from './session-list';
import type { SignInThrottle } from './sign-in-throttle';
import { createCodeVerifier } from './verify-code';
import { withDiskReserve } from './with-disk-reserve';

interface SessionDependencies {
  readonly database: Knex;
  readonly clock: () => Date;
  readonly throttle: SignInThrottle;
  readonly passwordVerifier: PasswordVerifier;
  readonly reserve: Pick<DiskReserve, 'release'>;
}

export function sessionRoutes({
  database,
  clock,
  throttle,
  passwordVerifier,
  reserve,
}: SessionDependencies) {
  const adminStore = createAdminStore(database);
  const sessions = createSessionList(database, clock);
  const verifyCode = createCodeVerifier({ database, clock });
  return {
    signIn: async ({ body }, { ip, session }) => {
      const { password, code, language = defaultLanguage } = body;
      const admin = await adminStore.findByUsername(body.username);
      // However the name is written, its failures count together: those of unknown names, too.
      const username = admin?.username ?? toUsernameKey(body.username);
      const attempt = { ip, username, language, isKnownUser: admin !== undefined };
      await throttle.admit(attempt);
      const isPasswordCorrect = await passwordVerifier.isCorrectPassword(
        password,
        admin?.passwordHash,
      );
      if (!(isPasswordCorrect && admin)) throw localizedError(401, invalidCredentials, language);
      // On a full disk an admin must still be able to sign in, to delete files.
      await withDiskReserve(reserve, () => verifyCode(admin, { code, language, status: 401 }));
      const hasSession = await withDiskReserve(reserve, () => session.start(admin));
      if (!hasSession) throw localizedError(401, invalidCredentials, language);
      // Not before the code was right: a known password must not reset the count of guessed codes.
      await throttle.recordSuccess(attempt);
      return { username };
    },

    signOut: async (_request, { session }) => {
      await session.end();
      return undefined;
    },

    getSession: async (_request, { admin: { username } }) => ({ username }),

    listSessions: (_request, { admin }) => sessions.list(admin),

    endSession: async ({ params: { id } }, { admin }) => {
      if (!(await sessions.end(admin, id))) throw localizedError(404, sessionNotFound);
      return undefined;
    },

    endOtherSessions: async (_request, { admin }) => {
      await sessions.endOthers(admin);
      return undefined;
    },
  } satisfies Partial<Handlers>;
}
