import type { Knex } from 'knex';
import { defaultLanguage, type Language } from '#contract/core/language';
import {
  accountNotFound,
  maxAccounts,
  ownAccount,
  tooManyAccounts,
  usernameTaken,
} from '#contract/session/admin-messages';
import { notSignedIn } from '#contract/session/messages';
import type { Handlers } from '../dispatch/handler';
import { fieldError, type HttpError, localizedError } from '../dispatch/http-error';
import { type AdminConflict, createAdminStore, findConflict } from './admin-store';
import type { PasswordVerifier } from './password-verifier';
import type { SignInThrottle } from './sign-in-throttle';
import { createProofVerifier } from './verify-proof';

interface AccountDependencies {
  readonly database: Knex;
  readonly clock: () => Date;
  readonly passwordVerifier: PasswordVerifier;
  readonly throttle: SignInThrottle;
}

export function accountRoutes(dependencies: AccountDependencies) {
  const { database, clock, passwordVerifier } = dependencies;
  const store = createAdminStore(database);
  const verifyProof = createProofVerifier({ ...dependencies, store });

  return {
    changePassword: async ({ body }, context) => {
      const admin = await verifyProof(context, body);
      const passwordHash = await passwordVerifier.hash(body.newPassword);
      await store.setPassword(admin.username, passwordHash);
      // All sessions have ended; this browser gets a new one, unless the second factor was changed in the meantime.
      if (!(await context.session.start({ ...admin, passwordHash })))
        throw localizedError(401, notSignedIn, body.language);
      return undefined;
    },

    listAccounts: () => store.list(),

    createAccount: async ({ body }, context) => {
      const { username, newPassword, language = defaultLanguage } = body;
      // Also before the code is used up: it would not be accepted again with another user name.
      const conflict = findConflict(await store.list(), username, maxAccounts);
      if (conflict) throw createConflictError(conflict, language);
      const { username: actingUsername } = await verifyProof(context, body);
      const passwordHash = await passwordVerifier.hash(newPassword);
      const createdAt = clock().toISOString();
      const added = await store.add(
        { username, passwordHash, createdAt },
        { maxAdmins: maxAccounts, actingUsername },
      );
      if (typeof added === 'string') throw createConflictError(added, language);
      return added;
    },

    deleteAccount: async ({ params: { id }, body }, context) => {
      if (context.admin.id === id) throw localizedError(409, ownAccount, body.language);
      const { username } = await verifyProof(context, body);
      if (!(await store.remove(id, username)))
        throw localizedError(404, accountNotFound, body.language);
      return undefined;
    },
  } satisfies Partial<Handlers>;
}

function createConflictError(conflict: AdminConflict, language: Language): HttpError {
  if (conflict === 'removed') return localizedError(401, notSignedIn, language);
  return conflict === 'taken'
    ? fieldError(409, 'username', usernameTaken, language)
    : localizedError(409, tooManyAccounts, language);
}
