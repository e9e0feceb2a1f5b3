import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { sendRestorationPhotos, sendRestorationRequest } from '#contract/inbox/endpoints';
import { asAdministrator } from '../testing/administrator';
import { createPlainImage } from '../testing/pictures';
import { postFiles, postJson } from '../testing/post';
import { startShop, type TestShop } from '../testing/shop';
import { scheduleCleanup, sweep } from './sweep';

const hour = 60 * 60_000;

let shop: TestShop;
let now: number;
beforeEach(async () => {
  now = Date.now();
  shop = await startShop({ trustedProxies: 1 });
  onTestFinished(shop.close);
});

const parts = () => ({
  database: shop.database,
  store: shop.library,
  disk: shop.provider,
  originals: join(shop.dataFolder, 'media'),
  clock: () => new Date(now),
});

const originals = () => readdirSync(join(shop.dataFolder, 'media'));

async function sendPhoto(): Promise<string> {
  const bytes = await createPlainImage(30, 20).jpeg().toBuffer();
  const { json } = await postFiles(shop, sendRestorationPhotos.path, [
    { name: 'plate.jpg', bytes },
  ]);
  return v.parse(sendRestorationPhotos.response, json).photoUrls[0] ?? '';
}

const privateRows = () => shop.database('media_files').where({ privacy: 'private' });

describe('runCleanup', () => {
  test('removes photos without a restoration request after a day, and no others', async () => {
    const before = originals().length;
    const attached = await sendPhoto();
    const request = { name: 'Ana', email: 'ana@example.com', description: 'A plate in three.' };
    await postJson(shop, sendRestorationRequest.path, { ...request, photoUrls: [attached] });
    await sendPhoto();
    now += 23 * hour;
    expect(await sweep(parts())).toEqual({ photos: 0, files: 0, keys: 0 });
    now += 2 * hour;
    expect(await sweep(parts())).toEqual({ photos: 1, files: 0, keys: 0 });
    expect(await privateRows()).toHaveLength(1);
    expect(originals()).toHaveLength(before + 1);
    const { sendRequest } = await asAdministrator(shop);
    expect((await sendRequest(attached)).status).toBe(200);
  });

  test('keeps a private photo that an admin filed in the same folder', async () => {
    await sendPhoto();
    const [row] = await privateRows();
    await shop
      .database('media_files')
      .where({ id: row.id })
      .update({ id: 'a'.repeat(16) });
    now += 25 * hour;
    expect(await sweep(parts())).toMatchObject({ photos: 0 });
  });

  test('removes stray originals and partial files older than an hour', async () => {
    const strays = ['0'.repeat(36), `${'1'.repeat(36)}.${'2'.repeat(36)}.part`].map((name) =>
      join(shop.dataFolder, 'media', name),
    );
    for (const path of strays) writeFileSync(path, 'half');
    expect(await sweep(parts())).toMatchObject({ files: 0 });
    const old = new Date(now - 2 * hour);
    for (const path of strays) utimesSync(path, old, old);
    const foreign = join(shop.dataFolder, 'media', 'README');
    writeFileSync(foreign, 'not ours');
    utimesSync(foreign, old, old);
    expect(await sweep(parts())).toMatchObject({ files: 2 });
    expect(strays.map(existsSync)).toEqual([false, false]);
    expect(existsSync(foreign)).toBe(true);
    for (const name of await shop.library.storedNames('disk')) expect(originals()).toContain(name);
  });

  test('removes idempotency keys after thirty days', async () => {
    const key = (endpoint: string, answeredAt: number) => ({
      endpoint,
      key: 'k',
      fingerprint: 'f',
      answer: '{}',
      answered_at: new Date(answeredAt).toISOString(),
    });
    await shop
      .database('idempotency_keys')
      .insert([key('/old', now - 30 * 24 * hour), key('/new', now - 29 * 24 * hour)]);
    expect(await sweep(parts())).toMatchObject({ keys: 1 });
    expect(await shop.database('idempotency_keys').pluck('endpoint')).toEqual(['/new']);
  });

  test('runs at once and after each pause (scheduleCleanup), logging only nonzero counts', async () => {
    const lines: unknown[] = [];
    const logger = { info: (...line: unknown[]) => lines.push(line), warn: expect.unreachable };
    await sendPhoto();
    now += 25 * hour;
    const pauses: (() => void)[] = [];
    const pause = (signal: AbortSignal) =>
      new Promise<void>((resolve, reject) => {
        pauses.push(resolve);
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    const sweeping = scheduleCleanup({ ...parts(), logger }, pause);
    await expect.poll(() => pauses.length).toBe(1);
    expect(lines).toEqual([[{ photos: 1, files: 0, keys: 0 }, expect.any(String)]]);
    pauses[0]?.();
    await expect.poll(() => pauses.length).toBe(2);
    expect(lines).toHaveLength(1);
    await sweeping.stop();
  });
});
