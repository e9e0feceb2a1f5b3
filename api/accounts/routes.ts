import type { Knex } from 'knex';
import { defaultLanguage } from '#contract/core/language';
import { wrongPair } from '#contract/session/messages';
import type { DiskReserve } from '../disk-reserve';
import type { Handlers } from '../dispatch/handler';
import { localizedError } from '../dispatch/problem';
import { createAdministratorStore } from './administrators';
import type { Passwords } from './passwords';
import { createSignInAttempts } from './sign-in-attempts';
import { withReserve } from './with-reserve';

interface AccountParts {
  readonly database: Knex;
  readonly clock: () => Date;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly passwords: Passwords;
  readonly reserve: Pick<DiskReserve, 'release'>;
}

export function accountRoutes({ database, clock, wait, passwords, reserve }: AccountParts) {
  const administrators = createAdministratorStore(database);
  const attempts = createSignInAttempts({ clock, wait });
  return {
    signIn: async ({ body }, { ip, session }) => {
      const { username, password, language = defaultLanguage } = body;
      const administrator = await administrators.find(username);
      const attempt = { address: ip, username, language, isKnown: administrator !== undefined };
      await attempts.admit(attempt);
      const isTheirs = await passwords.isPassword(password, administrator?.passwordHash);
      // On a full disk an admin must still be able to sign in, to delete files.
      const isBegun =
        isTheirs &&
        administrator &&
        (await withReserve(reserve, () => session.begin(administrator)));
      if (!isBegun) throw localizedError(401, wrongPair, language);
      attempts.forgive(attempt);
      return { username };
    },

    signOut: async (_request, { session }) => {
      await session.end();
      return undefined;
    },

    getSession: async (_request, { session }) => {
      const { username } = await session.requireAdministrator();
      return { username };
    },
  } satisfies Partial<Handlers>;
}
