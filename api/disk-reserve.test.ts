import { randomBytes } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { getSession } from '#contract/session/endpoints';
import { createDiskReserve } from './disk-reserve';
import { asAdministrator, signInTo, testAdministrator } from './testing/administrator';
import { startShop, type TestShop } from './testing/shop';
import { temporaryFolder } from './testing/temporary-folder';

const megabyte = 1024 * 1024;

describe('createDiskReserve', () => {
  const withFree = (free: () => number) => {
    const folder = temporaryFolder();
    const reserve = createDiskReserve(folder, { freeBytes: async () => free() });
    return { reserve, path: join(folder, 'reserve') };
  };

  test('allocates 16 MB of real disk blocks when space is plenty', async () => {
    const { reserve, path } = withFree(() => 65 * megabyte);
    await reserve.hold();
    const { size, blocks } = statSync(path);
    expect([size, blocks * 512 >= size]).toEqual([16 * megabyte, true]);
    expect(await reserve.release()).toBe(true);
    expect(existsSync(path)).toBe(false);
    expect(await reserve.release()).toBe(false);
  });

  test('allocates nothing when the disk is low on space', async () => {
    const { reserve, path } = withFree(() => 63 * megabyte);
    await reserve.hold();
    expect(existsSync(path)).toBe(false);
    expect(await reserve.isLow()).toBe(true);
  });

  test('reads the free bytes from the system by default', async () => {
    expect(await createDiskReserve(temporaryFolder()).isLow()).toBe(false);
  });
});

/** Inserts sessions until SQLite throws SQLITE_FULL. */
async function fillSessions({ database }: TestShop): Promise<never> {
  const { id } = await database('administrators').first('id');
  const now = new Date().toISOString();
  for (;;) {
    await database('sessions').insert({
      token_hash: randomBytes(32).toString('hex'),
      administrator_id: id,
      created_at: now,
      last_used_at: now,
    });
  }
}

describe('a full database disk', () => {
  const full = async (release: boolean) => {
    const shop = await startShop({
      reserve: {
        hold: async () => undefined,
        isLow: async () => true,
        async release() {
          if (release) await shop.database.raw('PRAGMA max_page_count = 1000000');
          return release;
        },
      },
    });
    onTestFinished(shop.close);
    await shop.database.raw('PRAGMA max_page_count = 1');
    await expect(fillSessions(shop)).rejects.toMatchObject({ code: 'SQLITE_FULL' });
    return shop;
  };

  test('lets the admin sign in once the disk reserve is released', async () => {
    const { sendRequest } = await asAdministrator(await full(true));
    expect((await sendRequest(getSession.path)).status).toBe(200);
  });

  test('answers 507 to sign-in when there is no disk reserve to release', async () => {
    expect((await signInTo(await full(false), testAdministrator)).status).toBe(507);
  });

  test('answers 503 to GET /readyz', async () => {
    const shop = await full(true);
    const { status, json } = await shop.sendRequest('/readyz');
    expect([status, json]).toEqual([503, { message: 'The disk is nearly full.' }]);
  });
});
