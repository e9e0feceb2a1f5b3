import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { sendEventInquiry } from '#contract/event-inquiries/endpoints';
import { sendRestorationRequest, sendSubmissionPhotos } from '#contract/inbox/endpoints';
import { minimalInquiry } from '#contract/testing/event-inquiry';
import { enqueueEmail } from '../email/email-queue';
import { noopCache } from '../media/providers/remote-original-cache';
import { createS3Provider } from '../media/providers/s3/s3-provider';
import { createAdminClient } from '../testing/admin-client';
import { createPlainImage } from '../testing/images';
import { defaultMetadata } from '../testing/insert-library-file';
import { postFiles, postJson } from '../testing/post-requests';
import { startS3Server } from '../testing/s3-server';
import { startTestServer, type TestServer } from '../testing/test-server';
import { runCleanup, scheduleCleanup } from './cleanup';

const hourMs = 60 * 60_000;

const rethrow = (error: unknown) => {
  throw error;
};

let server: TestServer;
let now: number;
beforeEach(async () => {
  now = Date.now();
  server = await startTestServer({ trustedProxies: 1 });
  onTestFinished(server.close);
});

const createDependencies = () => ({
  database: server.database,
  store: server.library,
  storages: server.storages,
  clock: () => new Date(now),
});

const listOriginals = () => readdirSync(join(server.dataFolder, 'media'));

async function sendPhoto(): Promise<string> {
  const bytes = await createPlainImage(30, 20).jpeg().toBuffer();
  const { json } = await postFiles(server, sendSubmissionPhotos.path, [
    { name: 'plate.jpg', bytes },
  ]);
  return v.parse(sendSubmissionPhotos.response, json).photoUrls[0] ?? '';
}

const privateRows = () => server.database('media_files').where({ privacy: 'private' });

describe('runCleanup', () => {
  test('removes photos without a request or an inquiry after a day, and no others', async () => {
    const countBefore = listOriginals().length;
    const attached = await sendPhoto();
    const request = { name: 'Ana', email: 'ana@example.com', description: 'A plate in three.' };
    await postJson(server, sendRestorationRequest.path, { ...request, photoUrls: [attached] });
    const photoUrls = [await sendPhoto()];
    await postJson(server, sendEventInquiry.path, { ...minimalInquiry, photoUrls });
    await sendPhoto();
    now += 23 * hourMs;
    expect(await runCleanup(createDependencies())).toEqual({
      photos: 0,
      files: 0,
      keys: 0,
      emails: 0,
      restockRequests: 0,
    });
    now += 2 * hourMs;
    expect(await runCleanup(createDependencies())).toEqual({
      photos: 1,
      files: 0,
      keys: 0,
      emails: 0,
      restockRequests: 0,
    });
    expect(await privateRows()).toHaveLength(2);
    expect(listOriginals()).toHaveLength(countBefore + 2);
    const { sendRequest } = await createAdminClient(server);
    expect((await sendRequest(attached)).status).toBe(200);
  });

  test('keeps a private photo that an admin filed in the same folder', async () => {
    await sendPhoto();
    const [row] = await privateRows();
    await server
      .database('media_files')
      .where({ id: row.id })
      .update({ id: 'a'.repeat(16) });
    now += 25 * hourMs;
    expect(await runCleanup(createDependencies())).toMatchObject({ photos: 0 });
  });

  test('removes stray originals and partial files older than an hour', async () => {
    const strayPaths = ['0'.repeat(36), `${'1'.repeat(36)}.${'2'.repeat(36)}.part`].map((name) =>
      join(server.dataFolder, 'media', name),
    );
    for (const path of strayPaths) writeFileSync(path, 'half');
    expect(await runCleanup(createDependencies())).toMatchObject({ files: 0 });
    const old = new Date(now - 2 * hourMs);
    for (const path of strayPaths) utimesSync(path, old, old);
    const foreignPath = join(server.dataFolder, 'media', 'README');
    writeFileSync(foreignPath, 'not ours');
    utimesSync(foreignPath, old, old);
    expect(await runCleanup(createDependencies())).toMatchObject({ files: 2 });
    expect(strayPaths.map(existsSync)).toEqual([false, false]);
    expect(existsSync(foreignPath)).toBe(true);
    for (const name of await server.library.listStoredNames('disk'))
      expect(listOriginals()).toContain(name);
  });

  test('removes no original when the database knows none, as after its loss', async () => {
    const old = new Date(now - 2 * hourMs);
    for (const name of listOriginals())
      utimesSync(join(server.dataFolder, 'media', name), old, old);
    await server.database('product_images').delete();
    await server.database('settings').delete();
    await server.database('media_files').delete();
    expect(await runCleanup(createDependencies())).toMatchObject({ files: 0 });
    expect(listOriginals()).not.toEqual([]);
  });

  test('removes photos and stray originals from an S3 bucket, too', async () => {
    const { settings, close } = await startS3Server();
    onTestFinished(close);
    const provider = createS3Provider({
      ...settings,
      cache: noopCache,
      onError: rethrow,
    });
    await server.close();
    server = await startTestServer({ s3: provider });
    const attachedUrl = await sendPhoto();
    const request = { name: 'Ana', email: 'ana@example.com', description: 'A plate in three.' };
    await postJson(server, sendRestorationRequest.path, { ...request, photoUrls: [attachedUrl] });
    await sendPhoto();
    const [attached, unattached] = await privateRows().orderBy('created_at').pluck('stored_name');
    const stray = await provider.store(Buffer.from('stray'), defaultMetadata);
    expect(await runCleanup(createDependencies())).toMatchObject({ photos: 0, files: 0 });
    now += 25 * hourMs;
    expect(await runCleanup(createDependencies())).toMatchObject({ photos: 1, files: 1 });
    expect(await provider.read(attached)).toBeDefined();
    expect(await provider.read(unattached)).toBeUndefined();
    expect(await provider.read(stray)).toBeUndefined();
  });

  test('removes e-mails after thirty days', async () => {
    const email = {
      kind: 'test',
      recipient: 'ana@example.com',
      replyTo: 'hola@lahiguera.example',
      text: '',
      html: '',
      language: 'en',
    } as const;
    const { database } = server;
    const oldest = new Date(now - 30 * 24 * hourMs);
    await enqueueEmail(database, { ...email, subject: 'old' }, oldest);
    await enqueueEmail(database, { ...email, subject: 'new' }, new Date(oldest.getTime() + 1));
    expect(await runCleanup(createDependencies())).toMatchObject({ emails: 1 });
    expect(await database('email_queue').pluck('subject')).toEqual(['new']);
  });

  test('removes idempotency keys after a year', async () => {
    const buildKeyRow = (endpoint: string, answeredAt: number) => ({
      endpoint,
      key: 'k',
      fingerprint: 'f',
      answer: '{}',
      answered_at: new Date(answeredAt).toISOString(),
    });
    await server
      .database('idempotency_keys')
      .insert([
        buildKeyRow('/old', now - 365 * 24 * hourMs),
        buildKeyRow('/new', now - 364 * 24 * hourMs),
      ]);
    expect(await runCleanup(createDependencies())).toMatchObject({ keys: 1, emails: 0 });
    expect(await server.database('idempotency_keys').pluck('endpoint')).toEqual(['/new']);
  });

  test('runs at once and after each pause (scheduleCleanup), logging only nonzero counts', async () => {
    const lines: unknown[] = [];
    const logger = { info: (...line: unknown[]) => lines.push(line), warn: expect.unreachable };
    await sendPhoto();
    now += 25 * hourMs;
    const pauses: (() => void)[] = [];
    const pause = (signal: AbortSignal) =>
      new Promise<void>((resolve, reject) => {
        pauses.push(resolve);
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    const cleanup = scheduleCleanup({ ...createDependencies(), logger }, pause);
    await expect.poll(() => pauses.length).toBe(1);
    expect(lines).toEqual([
      [{ photos: 1, files: 0, keys: 0, emails: 0, restockRequests: 0 }, expect.any(String)],
    ]);
    pauses[0]?.();
    await expect.poll(() => pauses.length).toBe(2);
    expect(lines).toHaveLength(1);
    await cleanup.stop();
  });
});
