import type { Knex } from 'knex';
import { defaultLanguage } from '#contract/core/language';
import {
  accountNotFound,
  maxAccounts,
  ownAccount,
  tooManyAccounts,
  usernameTaken,
} from '#contract/session/admin-messages';
import { notSignedIn } from '#contract/session/messages';
import type { Handlers } from '../dispatch/handler';
import { fieldError, localizedError } from '../dispatch/http-error';
import { createAdminStore } from './admin-store';
import type { PasswordVerifier } from './password-verifier';
import type { SignInThrottle } from './sign-in-throttle';
import { createOwnPasswordVerifier } from './verify-own-password';

interface AccountDependencies {
  readonly database: Knex;
  readonly clock: () => Date;
  readonly passwordVerifier: PasswordVerifier;
  readonly throttle: SignInThrottle;
}

export function accountRoutes({
  database,
  clock,
  passwordVerifier,
  throttle,
}: AccountDependencies) {
  const store = createAdminStore(database);
  const verifyOwnPassword = createOwnPasswordVerifier({ store, passwordVerifier, throttle });

  return {
    changePassword: async ({ body }, context) => {
      const { currentPassword, newPassword, language = defaultLanguage } = body;
      await verifyOwnPassword(context, { currentPassword, language });
      const { username } = context.admin;
      await store.setPassword(username, await passwordVerifier.hash(newPassword));
      // All sessions have ended; this browser gets a new one.
      const admin = await store.findByUsername(username);
      if (!(admin && (await context.session.start(admin)))) {
        throw localizedError(401, notSignedIn, language);
      }
      return undefined;
    },

    listAccounts: () => store.list(),

    createAccount: async ({ body }, context) => {
      const { username, newPassword, currentPassword, language = defaultLanguage } = body;
      await verifyOwnPassword(context, { currentPassword, language });
      const passwordHash = await passwordVerifier.hash(newPassword);
      const createdAt = clock().toISOString();
      const added = await store.add({ username, passwordHash, createdAt }, maxAccounts);
      if (added === 'taken') throw fieldError(409, 'username', usernameTaken, language);
      if (added === 'full') throw localizedError(409, tooManyAccounts, language);
      return added;
    },

    deleteAccount: async ({ params: { id } }, { admin: { username } }) => {
      const own = await store.findByUsername(username);
      if (own?.id === id) throw localizedError(409, ownAccount);
      if (!(await store.remove(id, username))) throw localizedError(404, accountNotFound);
      return undefined;
    },
  } satisfies Partial<Handlers>;
}
