import { readdirSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { providerFailed } from '#contract/media/messages';
import { clientClosedError } from '../../../dispatch/http-error';
import { catchHttpError } from '../../../testing/catch-http-error';
import { defaultMetadata } from '../../../testing/insert-library-file';
import { photoBytes } from '../../../testing/multipart';
import { startS3Server } from '../../../testing/s3-server';
import { createTemporaryFolder } from '../../../testing/temporary-folder';
import { createDiskCache } from '../../disk-cache';
import { describeProvider } from '../provider.suite';
import { noopCache } from '../remote-original-cache';
import { createS3Provider, type S3Options } from './s3-provider';

const server = await startS3Server();
afterAll(server.close);

const errors: unknown[] = [];
const onError = (error: unknown) => errors.push(error);
afterEach(() => {
  server.reset();
  errors.length = 0;
});

const createProvider = (options: Partial<S3Options> = {}) =>
  createS3Provider({ ...server.settings, cache: noopCache, onError, ...options });

const createCachedProvider = () =>
  createProvider({ cache: createDiskCache(createTemporaryFolder(), { maxBytes: 1e6, onError }) });

/** Sees and changes the bucket as another program does. */
const bucketClient = new S3Client({
  region: server.settings.region,
  endpoint: server.settings.endpoint ?? '',
  forcePathStyle: true,
  credentials: server.settings.getKeys(),
});
const bucket = { Bucket: server.settings.bucket };
const putObject = (Key: string, Body: Buffer, Metadata?: Record<string, string>) =>
  bucketClient.send(new PutObjectCommand({ ...bucket, Key, Body, ...(Metadata && { Metadata }) }));

describeProvider('createS3Provider', createProvider);
describeProvider('createS3Provider with a cache', createCachedProvider);

const provider = createProvider();
const store = () => provider.store(photoBytes, defaultMetadata);
const countReads = () => server.requests.filter(({ method }) => method === 'GET').length;

describe('createS3Provider objects', () => {
  test('have generated names below the prefix, and no access rules of their own', async () => {
    const storedName = await store();
    expect(storedName).toMatch(/^[0-9a-f-]{36}$/);
    const [{ path, headers } = expect.unreachable()] = server.requests;
    expect(path).toBe(`/la-higuera/originals/${storedName}`);
    expect(Object.keys(headers).filter((name) => /acl|grant/.test(name))).toEqual([]);
  });

  test('are read with a cache only once, streamed if large, and never after an upload', async () => {
    const large = Buffer.alloc(300_000, 7);
    const cached = createCachedProvider();
    await cached.read(await cached.store(large, defaultMetadata));
    expect(countReads()).toBe(0);
    const storedName = await provider.store(large, defaultMetadata);
    await cached.prefetch?.(storedName, new AbortController().signal);
    const body = await cached.stream?.(storedName);
    if (!body || body instanceof Uint8Array) throw new Error('no stream');
    expect((await buffer(body.stream)).equals(large)).toBe(true);
    expect(countReads()).toBe(1);
  });

  test('are not returned when their content is damaged', async () => {
    const storedName = await store();
    const Key = `originals/${storedName}`;
    const { Metadata } = await bucketClient.send(new GetObjectCommand({ ...bucket, Key }));
    await putObject(Key, Buffer.from('damaged'), Metadata);
    expect(await catchHttpError(provider.read(storedName))).toMatchObject({ status: 503 });
    expect(errors.map(String)).toEqual([
      expect.stringContaining('GetObject: the content is damaged'),
    ]);
  });

  test('are read after another program has copied them without metadata', async () => {
    const storedName = await store();
    await putObject(`originals/${storedName}`, photoBytes);
    expect(await provider.read(storedName)).toEqual(photoBytes);
  });

  test('are no longer fetched when the last caller leaves', async () => {
    const storedName = await store();
    server.fail('hangs');
    const controller = new AbortController();
    const pendingRead = provider.read(storedName, controller.signal);
    await expect.poll(countReads).toBe(1);
    controller.abort(clientClosedError());
    await expect(pendingRead).rejects.toMatchObject({ status: 499 });
    expect(errors).toEqual([]);
  });
});

describe('createS3Provider errors', () => {
  test.each([
    ['a wrong key', { getKeys: () => ({ accessKeyId: 'top-key', secretAccessKey: 'top-secret' }) }],
    ['a missing bucket', { bucket: 'another' }],
    ['no server', { endpoint: 'http://127.0.0.1:9' }],
  ])(
    'are 503 with Retry-After for %s, and the log has the reason but no secret',
    async (_, change) => {
      const failing = createProvider(change);
      const calls = [
        () => failing.store(photoBytes, defaultMetadata),
        () => failing.read('00000000-0000-4000-8000-000000000000'),
        () => failing.remove('00000000-0000-4000-8000-000000000000'),
      ];
      for (const call of calls) {
        expect(await catchHttpError(call())).toMatchObject({
          status: 503,
          headers: { 'Retry-After': '5' },
          localizedMessage: providerFailed,
        });
      }
      expect(errors.map(String)).toEqual(
        expect.arrayContaining([
          expect.stringMatching(
            /^Error: S3, \w+: (InvalidAccessKeyId \(403\)|NoSuchBucket \(404\)|ECONNREFUSED)\.$/,
          ),
        ]),
      );
      expect(
        JSON.stringify(errors.map((error) => ({ text: String(error), ...Object(error) }))),
      ).not.toMatch(/top-|signature/i);
    },
  );
});

const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

describe('createS3Provider.removeOrphans()', () => {
  const prefix = 'orphans/';
  const names = Array.from({ length: 7 }, (_, at) => `${at}`.repeat(36));
  const inFuture = new Date(Date.now() + 60_000);
  const inPast = new Date(Date.now() - 60_000);
  const listing = createProvider({ prefix, limits: { pageSize: 2 } });
  const listNames = async () => {
    const found = await Promise.all(names.map((name) => listing.read(name)));
    return names.filter((_, at) => found[at] !== undefined);
  };

  test('removes unknown originals on all pages of the list, and no others', async () => {
    for (const name of names) await putObject(`${prefix}${name}`, photoBytes);
    await putObject(`${prefix}README`, Buffer.from('not ours'));
    const elsewhere = await store();
    const known = new Set(['0'.repeat(36), '5'.repeat(36)]);
    expect(await listing.removeOrphans(known, inPast)).toBe(0);
    expect(await listNames()).toEqual(names);
    expect(await listing.removeOrphans(known, inFuture)).toBe(5);
    expect(await listNames()).toEqual([...known]);
    expect(await provider.read(elsewhere)).toEqual(photoBytes);
    await bucketClient.send(new GetObjectCommand({ ...bucket, Key: `${prefix}README` }));
  });

  test('removes from the cache what another server deleted, even while the store fails', async () => {
    const folder = createTemporaryFolder();
    const cache = createDiskCache(folder, { maxBytes: 1e6, onError });
    const cached = createProvider({ cache });
    const storedName = await cached.store(photoBytes, defaultMetadata);
    const deletedName = await cached.store(photoBytes, defaultMetadata);
    await provider.remove(deletedName);
    expect(await cached.read(deletedName)).toEqual(photoBytes);

    // As after a restart: the folder has not been read yet.
    const restarted = createProvider({
      cache: createDiskCache(folder, { maxBytes: 1e6, onError }),
      getKeys: () => ({ accessKeyId: 'wrong', secretAccessKey: 'wrong' }),
    });
    await expect(restarted.removeOrphans(new Set([storedName]), inPast)).rejects.toThrow();
    expect(await restarted.read(storedName)).toEqual(photoBytes);
    expect(listFiles(folder)).toHaveLength(1);
  });

  test('removes nothing when the database knows none of the originals', async () => {
    for (const name of names) await putObject(`${prefix}${name}`, photoBytes);
    expect(await listing.removeOrphans(new Set(), inFuture)).toBe(0);
    expect(await listNames()).toEqual(names);
    expect(errors.map(String)).toEqual([expect.stringContaining('a bucket or prefix of its own')]);
  });
});
