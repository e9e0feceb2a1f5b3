import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { clientClosedError } from '../../../dispatch/http-error';
import { catchHttpError } from '../../../testing/catch-http-error';
import { startFakePublitio } from '../../../testing/fake-publitio';
import { defaultMetadata } from '../../../testing/insert-library-file';
import { photoBytes } from '../../../testing/multipart';
import { createTemporaryFolder } from '../../../testing/temporary-folder';
import { createDiskCache } from '../../disk-cache';
import { describeProvider } from '../provider.suite';
import { createPublitioProvider } from './publitio-provider';

const publitio = await startFakePublitio();
afterAll(publitio.close);

const errors: unknown[] = [];
const options = { ...publitio.options, onError: (error: unknown) => errors.push(error) };
const provider = createPublitioProvider(options);
afterEach(() => {
  publitio.reset();
  errors.length = 0;
});

const createCachedProvider = () =>
  createPublitioProvider({
    ...options,
    cache: createDiskCache(createTemporaryFolder(), { maxBytes: 1e6, onError: options.onError }),
  });

describeProvider('createPublitioProvider', () => provider);
describeProvider('createPublitioProvider with a cache', createCachedProvider);

const callNames = () => publitio.calls.map(({ name }) => name);
const getFields = (id: string) => Object.fromEntries(publitio.library.files.get(id)?.params ?? []);
const folderNames = () => [...publitio.library.folders.values()].map(({ name }) => name);

describe('createPublitioProvider metadata', () => {
  const metadata = {
    ...defaultMetadata,
    title: 'Board 🧀',
    description: 'With figs',
    tags: ['hero', 'figs'],
    folder: 'Boards',
  };

  test('is sent on upload, with an unguessable public id', async () => {
    const id = await provider.store(photoBytes, metadata);
    const { folder, public_id, ...fields } = getFields(id);
    expect(fields).toMatchObject({
      title: 'Board 🧀',
      description: 'With figs',
      tags: 'hero,figs',
      privacy: '1',
      option_download: '1',
    });
    expect(publitio.library.folders.get(folder ?? '')?.name).toBe('Boards');
    expect(public_id).toMatch(/^[0-9a-f]{32}$/);
  });

  test('is updated later', async () => {
    const id = await provider.store(photoBytes, defaultMetadata);
    await provider.updateMetadata(id, { ...metadata, privacy: 'private' });
    expect(getFields(id)).toMatchObject({ title: 'Board 🧀', tags: 'hero,figs', privacy: '0' });
  });

  test('creates a missing folder only once', async () => {
    const metadataInFolder = { ...defaultMetadata, folder: 'Once' };
    await Promise.all([1, 2, 3].map(() => provider.store(photoBytes, metadataInFolder)));
    await createPublitioProvider(options).store(photoBytes, metadataInFolder);
    expect(folderNames().filter((name) => name === 'Once')).toHaveLength(1);
    expect(callNames().filter((name) => name === 'POST /folders/create')).toHaveLength(1);
  });

  test('creates a folder again when it was deleted at Publitio', async () => {
    const metadataInFolder = { ...defaultMetadata, folder: 'Fleeting' };
    await provider.store(photoBytes, metadataInFolder);
    publitio.library.folders.clear();
    expect(await catchHttpError(provider.store(photoBytes, metadataInFolder))).toMatchObject({
      status: 502,
    });
    await provider.store(photoBytes, metadataInFolder);
    expect(folderNames()).toEqual(['Fleeting']);
  });

  test.each(['made-it-public', 'says-privacy-1'] as const)(
    'never leaves a private file public: %s',
    async (misbehavior) => {
      publitio.library.files.clear();
      publitio.failCalls(misbehavior, 'POST /files/create');
      const pendingStore = provider.store(photoBytes, { ...defaultMetadata, privacy: 'private' });
      expect(await catchHttpError(pendingStore)).toMatchObject({ status: 502 });
      expect(publitio.library.files.size).toBe(0);
    },
  );

  test.each([
    ['public', 'says-privacy-1'],
    ['private', 'says-privacy-0'],
  ] as const)('accepts a %s file when Publitio %s', async (privacy, misbehavior) => {
    publitio.failCalls(misbehavior, 'POST /files/create');
    const id = await provider.store(photoBytes, { ...defaultMetadata, privacy });
    expect(publitio.library.files.has(id)).toBe(true);
  });
});

describe('createPublitioProvider originals', () => {
  test('are read from url_download, or url_preview if there is none', async () => {
    const id = await provider.store(photoBytes, defaultMetadata);
    await provider.read(id);
    publitio.failCalls('has-no-download', 'GET /files/show');
    expect(await provider.read(id)).toEqual(photoBytes);
    expect(callNames().slice(1)).toEqual([
      'GET /files/show',
      'GET /download',
      'GET /files/show',
      'GET /file',
    ]);
  });

  test('are read from url_preview when the download is forbidden', async () => {
    const id = await provider.store(photoBytes, defaultMetadata);
    publitio.library.files.get(id)?.params.set('option_download', '0');
    expect(await provider.read(id)).toEqual(photoBytes);
  });

  test('are undefined when both URLs answer 404', async () => {
    const id = await provider.store(photoBytes, defaultMetadata);
    publitio.failCalls('html-404', 'GET /download');
    publitio.failCalls('html-404', 'GET /file');
    expect(await provider.read(id)).toBeUndefined();
  });

  test('are undefined when Publitio reports 404 with status 200', async () => {
    const id = await provider.store(photoBytes, defaultMetadata);
    publitio.failCalls('error-with-200', 'GET /files/show');
    expect(await provider.read(id)).toBeUndefined();
  });

  test('reject with 502 when a proxy answers 404 in HTML', async () => {
    const id = await provider.store(photoBytes, defaultMetadata);
    publitio.failCalls('html-404', 'GET /files/show');
    expect(await catchHttpError(provider.read(id))).toMatchObject({ status: 502 });
  });

  test('are fetched once for concurrent reads', async () => {
    const id = await provider.store(photoBytes, defaultMetadata);
    await Promise.all([1, 2, 3].map(() => provider.read(id)));
    expect(callNames().filter((name) => name === 'GET /download')).toHaveLength(1);
  });

  test('are fetched only over HTTPS and from public addresses', async () => {
    const id = await provider.store(photoBytes, defaultMetadata);
    const { allow } = options.downloads;
    for (const downloads of [{ allow }, { protocols: ['http:'] }]) {
      const defaultProvider = createPublitioProvider({ ...options, downloads });
      expect(await catchHttpError(defaultProvider.read(id))).toMatchObject({ status: 502 });
    }
    publitio.failCalls('lives-elsewhere', 'GET /files/show');
    expect(await catchHttpError(provider.read(id))).toMatchObject({ status: 502 });
    expect(callNames()).not.toContain('GET /download');
  });

  test('are fetched once with a cache, and never after an upload', async () => {
    const cached = createCachedProvider();
    const storedId = await cached.store(photoBytes, defaultMetadata);
    const otherId = await provider.store(photoBytes, defaultMetadata);
    publitio.reset();
    for (const id of [storedId, otherId, otherId])
      expect(await cached.read(id)).toEqual(photoBytes);
    expect(callNames()).toEqual(['GET /files/show', 'GET /download']);
    expect(errors).toEqual([]);
  });

  test('are read without a request after a prefetch', async () => {
    const cached = createCachedProvider();
    const id = await provider.store(photoBytes, defaultMetadata);
    await cached.prefetch?.(id, new AbortController().signal);
    publitio.reset();
    expect(await cached.read(id)).toEqual(photoBytes);
    expect(publitio.calls).toEqual([]);
  });

  test('are not prefetched without a cache', () => {
    expect(provider.prefetch).toBeUndefined();
  });

  test('are no longer fetched when the last caller leaves', async () => {
    const cached = createCachedProvider();
    const id = await provider.store(photoBytes, defaultMetadata);
    publitio.failCalls('hangs', 'GET /download');
    const controller = new AbortController();
    const pendingPrefetch = cached.prefetch?.(id, controller.signal);
    await expect.poll(callNames).toContain('GET /download');
    controller.abort(clientClosedError());
    await expect(pendingPrefetch).rejects.toMatchObject({ status: 499 });
    expect(errors).toEqual([]);
  });

  test('are read without the cache when it fails', async () => {
    const broken = async () => {
      throw new Error('The disk is full.');
    };
    const cache = {
      get: broken,
      getBytesOrStream: broken,
      has: broken,
      put: broken,
      remove: broken,
      retain: broken,
    };
    const cached = createPublitioProvider({ ...options, cache });
    const id = await cached.store(photoBytes, defaultMetadata);
    await cached.prefetch?.(id, new AbortController().signal);
    expect(await cached.read(id)).toEqual(photoBytes);
    await cached.remove(id);
    expect(await cached.read(id)).toBeUndefined();
    expect([...new Set(errors.map(String))]).toEqual(['Error: The disk is full.']);
  });
});
