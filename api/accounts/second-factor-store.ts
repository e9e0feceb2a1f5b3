import type { Knex } from 'knex';
import { inTransaction } from '../database/transaction';

/**
 * In a row, from all networks together. Only clients that know the password get this far, so that strangers cannot lock
 * an admin out. Three of a million codes are valid at a time.
 */
const maxWrongCodes = 10;

/** Since the last wrong code. */
export const wrongCodesTtlMs = 15 * 60_000;

interface NewSecondFactor {
  readonly secret: string;
  /** Of the code that proved that the app has the secret. */
  readonly codeStep: number;
  readonly enabledAt: string;
  readonly codeHashes: readonly string[];
}

export interface SecondFactorState {
  /** Null while it is off. */
  readonly enabledAt: string | null;
  readonly unusedRecoveryCodes: number;
}

/** By the id of the admin. */
interface SecondFactorStore {
  get(id: number): Promise<SecondFactorState>;
  /** Also ends the admin's sessions. False if it is already on. */
  enable(id: number, secondFactor: NewSecondFactor): Promise<boolean>;
  /** False if it is already off. */
  disable(id: number): Promise<boolean>;
  /** False if the second factor is off. */
  replaceRecoveryCodes(id: number, codeHashes: readonly string[]): Promise<boolean>;
  /**
   * Counts a code as wrong until `acceptStep` accepts it, so that concurrent guesses count each other. False after too
   * many.
   */
  admitCode(id: number, now: Date): Promise<boolean>;
  /** Once per step: false for this or an earlier step, or if the secret has changed. */
  acceptStep(id: number, secret: string, step: number): Promise<boolean>;
  /** Once per code: false for an unknown or used one. */
  acceptRecoveryCode(id: number, codeHash: string): Promise<boolean>;
}

/** Columns of an administrator. */
export const noSecondFactor = {
  second_factor_secret: null,
  second_factor_enabled_at: null,
  last_code_step: null,
  wrong_codes: 0,
  last_wrong_code_at: null,
};

async function insertCodes(trx: Knex.Transaction, id: number, codeHashes: readonly string[]) {
  await trx('recovery_codes').where({ administrator_id: id }).delete();
  if (codeHashes.length === 0) return;
  await trx('recovery_codes').insert(
    codeHashes.map((code_hash) => ({ administrator_id: id, code_hash })),
  );
}

export const createSecondFactorStore = (database: Knex): SecondFactorStore => ({
  async get(id) {
    const admin = await database('administrators')
      .where({ id })
      .first<{ enabledAt: string | null } | undefined>('second_factor_enabled_at as enabledAt');
    const codes = await database('recovery_codes')
      .where({ administrator_id: id })
      .select('code_hash');
    return { enabledAt: admin?.enabledAt ?? null, unusedRecoveryCodes: codes.length };
  },

  enable: (id, { secret, codeStep, enabledAt, codeHashes }) =>
    inTransaction(database, async (trx) => {
      const enabledCount = await trx('administrators')
        .where({ id, second_factor_secret: null })
        .update({
          ...noSecondFactor,
          second_factor_secret: secret,
          second_factor_enabled_at: enabledAt,
          last_code_step: codeStep,
        });
      if (enabledCount === 0) return false;
      await insertCodes(trx, id, codeHashes);
      await trx('sessions').where({ administrator_id: id }).delete();
      return true;
    }),

  disable: (id) =>
    inTransaction(database, async (trx) => {
      const disabledCount = await trx('administrators')
        .where({ id })
        .whereNotNull('second_factor_secret')
        .update(noSecondFactor);
      await insertCodes(trx, id, []);
      return disabledCount > 0;
    }),

  replaceRecoveryCodes: (id, codeHashes) =>
    inTransaction(database, async (trx) => {
      // A no-op update locks the row until the transaction ends.
      const lockedCount = await trx('administrators')
        .where({ id })
        .whereNotNull('second_factor_secret')
        .update({ id: trx.ref('id') });
      if (lockedCount > 0) await insertCodes(trx, id, codeHashes);
      return lockedCount > 0;
    }),

  async admitCode(id, now) {
    const countedSince = new Date(now.getTime() - wrongCodesTtlMs).toISOString();
    const admittedCount = await database('administrators')
      .where({ id })
      .whereNot((query) =>
        query
          .where('wrong_codes', '>=', maxWrongCodes)
          .where('last_wrong_code_at', '>', countedSince),
      )
      .update({
        wrong_codes: database.raw(
          'case when last_wrong_code_at > ? then wrong_codes + 1 else 1 end',
          [countedSince],
        ),
        last_wrong_code_at: now.toISOString(),
      });
    return admittedCount > 0;
  },

  async acceptStep(id, secret, step) {
    const acceptedCount = await database('administrators')
      .where({ id, second_factor_secret: secret })
      .where((query) => query.whereNull('last_code_step').orWhere('last_code_step', '<', step))
      .update({ last_code_step: step, wrong_codes: 0, last_wrong_code_at: null });
    return acceptedCount > 0;
  },

  acceptRecoveryCode: async (id, code_hash) =>
    (await database('recovery_codes').where({ administrator_id: id, code_hash }).delete()) > 0,
});
