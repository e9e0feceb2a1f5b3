import { randomBytes } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { getSession } from '#contract/session/endpoints';
import { createDiskReserve } from './disk-reserve';
import { createAdminClient, postSignIn, testAdmin } from './testing/admin-client';
import { createTemporaryFolder } from './testing/temporary-folder';
import { startTestServer, type TestServer } from './testing/test-server';

const megabyte = 1024 * 1024;

describe('createDiskReserve', () => {
  const createReserve = (getFreeBytes: () => number) => {
    const folder = createTemporaryFolder();
    const reserve = createDiskReserve(folder, { getFreeBytes: async () => getFreeBytes() });
    return { reserve, path: join(folder, 'reserve') };
  };

  test('allocates 16 MB of real disk blocks when space is plenty', async () => {
    const { reserve, path } = createReserve(() => 65 * megabyte);
    await reserve.allocate();
    const { size, blocks } = statSync(path);
    expect([size, blocks * 512 >= size]).toEqual([16 * megabyte, true]);
    expect(await reserve.release()).toBe(true);
    expect(existsSync(path)).toBe(false);
    expect(await reserve.release()).toBe(false);
  });

  test('allocates nothing when the disk is low on space', async () => {
    const { reserve, path } = createReserve(() => 63 * megabyte);
    await reserve.allocate();
    expect(existsSync(path)).toBe(false);
    expect(await reserve.isLow()).toBe(true);
  });

  test('reports the disk of the media folder that is low on space', async () => {
    const folder = createTemporaryFolder();
    const reserve = createDiskReserve(folder, {
      mediaFolder: '/mnt/media',
      getFreeBytes: async (path) => (path === folder ? 200 : 63) * megabyte,
    });
    expect([await reserve.isLow(), await reserve.getFreeBytes()]).toEqual([true, 63 * megabyte]);
    await reserve.allocate();
    expect(existsSync(join(folder, 'reserve'))).toBe(true);
  });

  test('reads the free bytes from the system by default', async () => {
    expect(await createDiskReserve(createTemporaryFolder()).isLow()).toBe(false);
  });
});

/** Inserts sessions until SQLite throws SQLITE_FULL. */
async function fillSessions({ database }: TestServer): Promise<never> {
  const { id } = await database('administrators').first('id');
  const now = new Date().toISOString();
  for (;;) {
    await database('sessions').insert({
      token_hash: randomBytes(32).toString('hex'),
      id: randomBytes(16).toString('hex'),
      administrator_id: id,
      created_at: now,
      last_used_at: now,
    });
  }
}

describe('a full database disk', () => {
  const startWithFullDatabase = async (canRelease: boolean) => {
    const server = await startTestServer({
      reserve: {
        allocate: async () => undefined,
        isLow: async () => true,
        isWritable: async () => true,
        getFreeBytes: async () => 0,
        async release() {
          if (canRelease) await server.database.raw('PRAGMA max_page_count = 1000000');
          return canRelease;
        },
      },
    });
    onTestFinished(server.close);
    await server.database.raw('PRAGMA max_page_count = 1');
    await expect(fillSessions(server)).rejects.toMatchObject({ code: 'SQLITE_FULL' });
    return server;
  };

  test('lets the admin sign in once the disk reserve is released', async () => {
    const { sendRequest } = await createAdminClient(await startWithFullDatabase(true));
    expect((await sendRequest(getSession.path)).status).toBe(200);
  });

  test('answers 507 to sign-in when there is no disk reserve to release', async () => {
    expect((await postSignIn(await startWithFullDatabase(false), testAdmin)).status).toBe(507);
  });

  test('answers 503 to GET /readyz', async () => {
    const server = await startWithFullDatabase(true);
    const { status, json } = await server.sendRequest('/readyz');
    expect([status, json]).toEqual([503, { message: 'The disk is nearly full.' }]);
  });
});
