import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { callerLeft } from '../../../dispatch/problem';
import { plainFacts } from '../../../testing/library-file';
import { photoBytes } from '../../../testing/multipart';
import { catchHttpError } from '../../../testing/problem-of';
import { startPublitio } from '../../../testing/publitio-stand-in';
import { temporaryFolder } from '../../../testing/temporary-folder';
import { createDiskCache } from '../../disk-cache';
import { providerSuite } from '../provider.suite';
import { publitioProvider } from './publitio';

const publitio = await startPublitio();
afterAll(publitio.close);

const errors: unknown[] = [];
const options = { ...publitio.options, onError: (error: unknown) => errors.push(error) };
const provider = publitioProvider(options);
afterEach(() => {
  publitio.reset();
  errors.length = 0;
});

const withCache = () =>
  publitioProvider({
    ...options,
    cache: createDiskCache(temporaryFolder(), { mostBytes: 1e6, onError: options.onError }),
  });

providerSuite('createPublitioProvider', () => provider);
providerSuite('createPublitioProvider with a cache', withCache);

const callNames = () => publitio.calls.map(({ name }) => name);
const getFields = (id: string) => Object.fromEntries(publitio.library.files.get(id)?.params ?? []);
const folderNames = () => [...publitio.library.folders.values()].map(({ name }) => name);

describe('createPublitioProvider metadata', () => {
  const facts = {
    ...plainFacts,
    title: 'Board 🧀',
    description: 'With figs',
    tags: ['hero', 'figs'],
    folder: 'Boards',
  };

  test('is sent on upload, with an unguessable public id', async () => {
    const id = await provider.store(photoBytes, facts);
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
    const id = await provider.store(photoBytes, plainFacts);
    await provider.describe(id, { ...facts, privacy: 'private' });
    expect(getFields(id)).toMatchObject({ title: 'Board 🧀', tags: 'hero,figs', privacy: '0' });
  });

  test('creates a missing folder only once', async () => {
    const inFolder = { ...plainFacts, folder: 'Once' };
    await Promise.all([1, 2, 3].map(() => provider.store(photoBytes, inFolder)));
    await publitioProvider(options).store(photoBytes, inFolder);
    expect(folderNames().filter((name) => name === 'Once')).toHaveLength(1);
    expect(callNames().filter((name) => name === 'POST /folders/create')).toHaveLength(1);
  });

  test('creates a folder again when it was deleted at Publitio', async () => {
    const inFolder = { ...plainFacts, folder: 'Fleeting' };
    await provider.store(photoBytes, inFolder);
    publitio.library.folders.clear();
    expect(await catchHttpError(provider.store(photoBytes, inFolder))).toMatchObject({
      status: 502,
    });
    await provider.store(photoBytes, inFolder);
    expect(folderNames()).toEqual(['Fleeting']);
  });

  test.each(['made-it-public', 'says-privacy-1'] as const)(
    'never leaves a private file public: %s',
    async (how) => {
      publitio.library.files.clear();
      publitio.misbehave(how, 'POST /files/create');
      const storing = provider.store(photoBytes, { ...plainFacts, privacy: 'private' });
      expect(await catchHttpError(storing)).toMatchObject({ status: 502 });
      expect(publitio.library.files.size).toBe(0);
    },
  );

  test.each([
    ['public', 'says-privacy-1'],
    ['private', 'says-privacy-0'],
  ] as const)('accepts a %s file when Publitio %s', async (privacy, how) => {
    publitio.misbehave(how, 'POST /files/create');
    const id = await provider.store(photoBytes, { ...plainFacts, privacy });
    expect(publitio.library.files.has(id)).toBe(true);
  });
});

describe('createPublitioProvider originals', () => {
  test('are read from url_download, or url_preview if there is none', async () => {
    const id = await provider.store(photoBytes, plainFacts);
    await provider.read(id);
    publitio.misbehave('has-no-download', 'GET /files/show');
    expect(await provider.read(id)).toEqual(photoBytes);
    expect(callNames().slice(1)).toEqual([
      'GET /files/show',
      'GET /download',
      'GET /files/show',
      'GET /file',
    ]);
  });

  test('are read from url_preview when the download is forbidden', async () => {
    const id = await provider.store(photoBytes, plainFacts);
    publitio.library.files.get(id)?.params.set('option_download', '0');
    expect(await provider.read(id)).toEqual(photoBytes);
  });

  test('are undefined when both URLs answer 404', async () => {
    const id = await provider.store(photoBytes, plainFacts);
    publitio.misbehave('html-404', 'GET /download');
    publitio.misbehave('html-404', 'GET /file');
    expect(await provider.read(id)).toBeUndefined();
  });

  test('are undefined when Publitio reports 404 with status 200', async () => {
    const id = await provider.store(photoBytes, plainFacts);
    publitio.misbehave('fault-with-200', 'GET /files/show');
    expect(await provider.read(id)).toBeUndefined();
  });

  test('reject with 502 when a proxy answers 404 in HTML', async () => {
    const id = await provider.store(photoBytes, plainFacts);
    publitio.misbehave('html-404', 'GET /files/show');
    expect(await catchHttpError(provider.read(id))).toMatchObject({ status: 502 });
  });

  test('are fetched once for concurrent reads', async () => {
    const id = await provider.store(photoBytes, plainFacts);
    await Promise.all([1, 2, 3].map(() => provider.read(id)));
    expect(callNames().filter((name) => name === 'GET /download')).toHaveLength(1);
  });

  test('are fetched only over HTTPS and from public addresses', async () => {
    const id = await provider.store(photoBytes, plainFacts);
    const { allow } = options.downloads;
    for (const downloads of [{ allow }, { protocols: ['http:'] }]) {
      const asInAShop = publitioProvider({ ...options, downloads });
      expect(await catchHttpError(asInAShop.read(id))).toMatchObject({ status: 502 });
    }
    publitio.misbehave('lives-elsewhere', 'GET /files/show');
    expect(await catchHttpError(provider.read(id))).toMatchObject({ status: 502 });
    expect(callNames()).not.toContain('GET /download');
  });

  test('are fetched once with a cache, and never after an upload', async () => {
    const cached = withCache();
    const here = await cached.store(photoBytes, plainFacts);
    const elsewhere = await provider.store(photoBytes, plainFacts);
    publitio.reset();
    for (const id of [here, elsewhere, elsewhere])
      expect(await cached.read(id)).toEqual(photoBytes);
    expect(callNames()).toEqual(['GET /files/show', 'GET /download']);
    expect(errors).toEqual([]);
  });

  test('are read without a request after a prefetch', async () => {
    const cached = withCache();
    const id = await provider.store(photoBytes, plainFacts);
    await cached.bringNear?.(id, new AbortController().signal);
    publitio.reset();
    expect(await cached.read(id)).toEqual(photoBytes);
    expect(publitio.calls).toEqual([]);
  });

  test('are not prefetched without a cache', () => {
    expect(provider.bringNear).toBeUndefined();
  });

  test('are no longer fetched when the last caller leaves', async () => {
    const cached = withCache();
    const id = await provider.store(photoBytes, plainFacts);
    publitio.misbehave('hangs', 'GET /download');
    const leaving = new AbortController();
    const brought = cached.bringNear?.(id, leaving.signal);
    await expect.poll(callNames).toContain('GET /download');
    leaving.abort(callerLeft());
    await expect(brought).rejects.toMatchObject({ status: 499 });
    expect(errors).toEqual([]);
  });

  test('are read without the cache when it fails', async () => {
    const broken = async () => {
      throw new Error('The disk is full.');
    };
    const cache = { get: broken, has: broken, put: broken, remove: broken };
    const cached = publitioProvider({ ...options, cache });
    const id = await cached.store(photoBytes, plainFacts);
    await cached.bringNear?.(id, new AbortController().signal);
    expect(await cached.read(id)).toEqual(photoBytes);
    await cached.remove(id);
    expect(await cached.read(id)).toBeUndefined();
    expect([...new Set(errors.map(String))]).toEqual(['Error: The disk is full.']);
  });
});
