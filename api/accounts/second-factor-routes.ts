import type { Knex } from 'knex';
import { defaultLanguage } from '#contract/core/language';
import { secondFactorIsOff, secondFactorIsOn } from '#contract/session/admin-messages';
import { codeMessages, notSignedIn } from '#contract/session/messages';
import type { Handlers } from '../dispatch/handler';
import { fieldError, localizedError } from '../dispatch/http-error';
import { createAdminStore } from './admin-store';
import type { PasswordVerifier } from './password-verifier';
import { createRecoveryCodes, createSecret, findCodeStep, hashRecoveryCode } from './second-factor';
import { createSecondFactorStore } from './second-factor-store';
import type { SignInThrottle } from './sign-in-throttle';
import { createOwnPasswordVerifier } from './verify-own-password';
import { createProofVerifier } from './verify-proof';

interface SecondFactorDependencies {
  readonly database: Knex;
  readonly clock: () => Date;
  readonly passwordVerifier: PasswordVerifier;
  readonly throttle: SignInThrottle;
}

export function secondFactorRoutes(dependencies: SecondFactorDependencies) {
  const { database, clock } = dependencies;
  const adminStore = createAdminStore(database);
  const store = createSecondFactorStore(database);
  const verifyOwnPassword = createOwnPasswordVerifier({ ...dependencies, store: adminStore });
  const verifyProof = createProofVerifier({ ...dependencies, store: adminStore });

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
      const { id } = await verifyProof(context, body, { requiresSecondFactor: true });
      await store.disable(id);
      return undefined;
    },

    replaceRecoveryCodes: async ({ body }, context) => {
      const { id } = await verifyProof(context, body, { requiresSecondFactor: true });
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
