import type { Knex } from 'knex';
import { createAdminStore } from '../../api/accounts/admin-store';
import { createRecoveryCodes, hashRecoveryCode } from '../../api/accounts/second-factor';
import { createSecondFactorStore } from '../../api/accounts/second-factor-store';
import { createDatabaseSessionStore } from '../../api/accounts/session-store';
import { testSecret } from '../../api/testing/one-time-code';
import { mockAdmin } from '../mock-admin';

export { generateCode, stepMs } from '../../api/testing/one-time-code';

async function findMockAdmin(database: Knex) {
  const admin = await createAdminStore(database).findByUsername(mockAdmin.username);
  if (!admin) throw new Error('There is no mock admin before the first request.');
  return admin;
}

/** Turns the second factor of the mock admin on, with the test secret; resolves to the recovery codes. */
export async function enableSecondFactor(database: Knex): Promise<readonly string[]> {
  const { id } = await findMockAdmin(database);
  const recoveryCodes = createRecoveryCodes();
  await createSecondFactorStore(database).enable(id, {
    secret: testSecret,
    codeStep: 0,
    enabledAt: new Date().toISOString(),
    codeHashes: recoveryCodes.flatMap((code) => hashRecoveryCode(code) ?? []),
  });
  return recoveryCodes;
}

/** Like `enableSecondFactor`, but the mock admin stays signed in. */
export async function enableSecondFactorInSession(database: Knex): Promise<readonly string[]> {
  const sessions: object[] = await database('sessions');
  const recoveryCodes = await enableSecondFactor(database);
  await database('sessions').insert(sessions);
  return recoveryCodes;
}

/** Signs the mock admin in on another device. */
export async function startSession(database: Knex, userAgent: string): Promise<void> {
  const sessions = createDatabaseSessionStore(database, () => new Date());
  await sessions.start(await findMockAdmin(database), userAgent);
}
