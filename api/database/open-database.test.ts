import type { Knex } from 'knex';
import { expect, test, vi } from 'vitest';
import { StartupError } from '../startup-error';
import { ensureReachable } from './open-database';

const location = { dataFolder: 'data', databaseUrl: 'postgres://127.0.0.1/shop' };

function stubDatabase(failures: number): { readonly database: Knex; readonly raw: unknown } {
  const raw = vi.fn().mockResolvedValue([]);
  for (let failure = 0; failure < failures; failure++) {
    raw.mockRejectedValueOnce(new Error('timeout expired'));
  }
  return { database: { raw } as unknown as Knex, raw };
}

test('a connection that timed out once is tried again', async () => {
  const { database, raw } = stubDatabase(2);
  await ensureReachable(database, location, 3);
  expect(raw).toHaveBeenCalledTimes(3);
});

test('a database is unreachable after the last attempt', async () => {
  const { database, raw } = stubDatabase(3);
  await expect(ensureReachable(database, location, 3)).rejects.toThrow(StartupError);
  expect(raw).toHaveBeenCalledTimes(3);
});
