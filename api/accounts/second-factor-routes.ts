import type { Knex } from 'knex';
import { defaultLanguage, type Language } from '#contract/core/language';
import { secondFactorIsOff, secondFactorIsOn } from '#contract/session/admin-messages';
import { codeMessages, notSignedIn } from '#contract/session/messages';
import type { AdminHandlerContext, Handlers } from '../dispatch/handler';
import { fieldError, localizedError } from '../dispatch/http-error';
import { type Admin, createAdminStore } from './admin-store';
import type { PasswordVerifier } from './password-verifier';
import { createRecoveryCodes, createSecret, findCodeStep, hashRecoveryCode } from './second-factor';
import { createSecondFactorStore } from './second-factor-store';
import type { SignInThrottle } from './sign-in-throttle';
import { createCodeVerifier } from './verify-code';
import { createOwnPasswordVerifier } from './verify-own-password';

interface SecondFactorDependencies {
  readonly database: Knex;
  readonly clock: () => Date;
  readonly passwordVerifier: PasswordVerifier;
  readonly throttle: SignInThrottle;
}

interface Proof {
  readonly currentPassword: string;
  readonly code: string;
  readonly language?: Language | undefined;
}

export function secondFactorRoutes(dependencies: SecondFactorDependencies) {
  const { database, clock } = dependencies;
  const adminStore = createAdminStore(database);
  const store = createSecondFactorStore(database);
  const verifyCode = createCodeVerifier(dependencies);
  const verifyOwnPassword = createOwnPasswordVerifier({ ...dependencies, store: adminStore });

  /** Verifies password and code of an admin whose second factor is on; rejects with 409 if it is off. */
  const verifyBoth = (
    context: AdminHandlerContext,
    { currentPassword, code, language = defaultLanguage }: Proof,
  ): Promise<Admin> =>
    verifyOwnPassword(context, {
      currentPassword,
      language,
      async verifyMore(admin) {
        if (admin.secondFactorSecret === null)
          throw localizedError(409, secondFactorIsOff, language);
        await verifyCode(admin, { code, language, status: 400 });
      },
    });

  return {
    getSecondFactor: (_request, { admin }) => store.get(admin.id),

    createSecondFactorSecret: async (_request, { admin }) => createSecret(admin.username),

    enableSecondFactor: async ({ body }, context) => {
      const { currentPassword, code, secret, language = defaultLanguage } = body;
      const now = clock();
      const codeStep = findCodeStep(secret, code, now);
      const { id, username } = await verifyOwnPassword(context, {
        currentPassword,
        language,
        async verifyMore({ secondFactorSecret }) {
          if (secondFactorSecret !== null) throw localizedError(409, secondFactorIsOn, language);
          if (codeStep === undefined)
            throw fieldError(400, 'code', codeMessages.wrongSetupCode, language);
        },
      });
      const { recoveryCodes, codeHashes } = createHashedCodes();
      const isEnabled =
        codeStep !== undefined &&
        (await store.enable(id, { secret, codeStep, enabledAt: now.toISOString(), codeHashes }));
      if (!isEnabled) throw localizedError(409, secondFactorIsOn, language);
      // All sessions have ended; this browser gets a new one.
      const admin = await adminStore.findByUsername(username);
      if (!(admin && (await context.session.start(admin)))) {
        throw localizedError(401, notSignedIn, language);
      }
      return { recoveryCodes };
    },

    disableSecondFactor: async ({ body }, context) => {
      const { id } = await verifyBoth(context, body);
      await store.disable(id);
      return undefined;
    },

    replaceRecoveryCodes: async ({ body }, context) => {
      const { id } = await verifyBoth(context, body);
      const { recoveryCodes, codeHashes } = createHashedCodes();
      if (!(await store.replaceRecoveryCodes(id, codeHashes)))
        throw localizedError(409, secondFactorIsOff, body.language);
      return { recoveryCodes };
    },
  } satisfies Partial<Handlers>;
}

function createHashedCodes() {
  const recoveryCodes = createRecoveryCodes();
  return {
    recoveryCodes,
    codeHashes: recoveryCodes.flatMap((code) => hashRecoveryCode(code) ?? []),
  };
}
