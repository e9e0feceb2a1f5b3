import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { callerLeft } from '../../../dispatch/problem';
import { plainFacts } from '../../../testing/library-file';
import { photoBytes } from '../../../testing/multipart';
import { problemOf } from '../../../testing/problem-of';
import { startPublitio } from '../../../testing/publitio-stand-in';
import { temporaryFolder } from '../../../testing/temporary-folder';
import { createDiskCache } from '../../disk-cache';
import { providerSuite } from '../provider.suite';
import { publitioProvider } from './publitio';

const publitio = await startPublitio();
afterAll(publitio.close);

const faults: unknown[] = [];
const options = { ...publitio.options, onFault: (fault: unknown) => faults.push(fault) };
const provider = publitioProvider(options);
afterEach(() => {
  publitio.reset();
  faults.length = 0;
});

/** A provider that keeps what it reads on a disk of its own. */
const withCache = () =>
  publitioProvider({
    ...options,
    cache: createDiskCache(temporaryFolder(), { mostBytes: 1e6, onFault: options.onFault }),
  });

providerSuite('Publitio', () => provider);
providerSuite('Publitio, with a cache', withCache);

const callNames = () => publitio.calls.map(({ name }) => name);
const saidOf = (id: string) => Object.fromEntries(publitio.library.files.get(id)?.said ?? []);
const folderNames = () => [...publitio.library.folders.values()].map(({ name }) => name);

describe('what Publitio is told', () => {
  const facts = {
    ...plainFacts,
    title: 'Board 🧀',
    description: 'With figs',
    tags: ['hero', 'figs'],
    folder: 'Boards',
  };

  test('is what the library says of a file, and a name nobody can guess', async () => {
    const id = await provider.store(photoBytes, facts);
    const { folder, public_id, ...said } = saidOf(id);
    expect(said).toMatchObject({
      title: 'Board 🧀',
      description: 'With figs',
      tags: 'hero,figs',
      privacy: '1',
      option_download: '1',
    });
    expect(publitio.library.folders.get(folder ?? '')?.name).toBe('Boards');
    expect(public_id).toMatch(/^[0-9a-f]{32}$/);
  });

  test('is what the library says of it later', async () => {
    const id = await provider.store(photoBytes, plainFacts);
    await provider.describe(id, { ...facts, privacy: 'private' });
    expect(saidOf(id)).toMatchObject({ title: 'Board 🧀', tags: 'hero,figs', privacy: '0' });
  });

  test('makes a folder once, and asks for it once', async () => {
    const inFolder = { ...plainFacts, folder: 'Once' };
    await Promise.all([1, 2, 3].map(() => provider.store(photoBytes, inFolder)));
    await publitioProvider(options).store(photoBytes, inFolder);
    expect(folderNames().filter((name) => name === 'Once')).toHaveLength(1);
    expect(callNames().filter((name) => name === 'POST /folders/create')).toHaveLength(1);
  });

  test('makes a folder anew when it has gone', async () => {
    const inFolder = { ...plainFacts, folder: 'Fleeting' };
    await provider.store(photoBytes, inFolder);
    publitio.library.folders.clear();
    expect(await problemOf(provider.store(photoBytes, inFolder))).toMatchObject({ status: 502 });
    await provider.store(photoBytes, inFolder);
    expect(folderNames()).toEqual(['Fleeting']);
  });

  test.each(['made-it-public', 'says-privacy-1'] as const)(
    'never leaves a private file that it made public: %s',
    async (how) => {
      publitio.library.files.clear();
      publitio.misbehave(how, 'POST /files/create');
      const storing = provider.store(photoBytes, { ...plainFacts, privacy: 'private' });
      expect(await problemOf(storing)).toMatchObject({ status: 502 });
      expect(publitio.library.files.size).toBe(0);
    },
  );

  test.each([
    ['public', 'says-privacy-1'],
    ['private', 'says-privacy-0'],
  ] as const)('is kept as %s where it %s', async (privacy, how) => {
    publitio.misbehave(how, 'POST /files/create');
    const id = await provider.store(photoBytes, { ...plainFacts, privacy });
    expect(publitio.library.files.has(id)).toBe(true);
  });
});

describe('an original', () => {
  test('is asked for where downloads are, and at its preview where there are none', async () => {
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

  test('is found at its preview where a download is refused', async () => {
    const id = await provider.store(photoBytes, plainFacts);
    publitio.library.files.get(id)?.said.set('option_download', '0');
    expect(await provider.read(id)).toEqual(photoBytes);
  });

  test('is gone when its bytes are, though Publitio shows it', async () => {
    const id = await provider.store(photoBytes, plainFacts);
    publitio.misbehave('html-404', 'GET /download');
    publitio.misbehave('html-404', 'GET /file');
    expect(await provider.read(id)).toBeUndefined();
  });

  test('is gone when Publitio says so with a good status', async () => {
    const id = await provider.store(photoBytes, plainFacts);
    publitio.misbehave('fault-with-200', 'GET /files/show');
    expect(await provider.read(id)).toBeUndefined();
  });

  test('is not thought gone because something in between knows no such address', async () => {
    const id = await provider.store(photoBytes, plainFacts);
    publitio.misbehave('html-404', 'GET /files/show');
    expect(await problemOf(provider.read(id))).toMatchObject({ status: 502 });
  });

  test('is fetched once for all who need it at a time', async () => {
    const id = await provider.store(photoBytes, plainFacts);
    await Promise.all([1, 2, 3].map(() => provider.read(id)));
    expect(callNames().filter((name) => name === 'GET /download')).toHaveLength(1);
  });

  test('is fetched over https only, and from public machines only', async () => {
    const id = await provider.store(photoBytes, plainFacts);
    const { allow } = options.downloads;
    for (const downloads of [{ allow }, { protocols: ['http:'] }]) {
      const asInAShop = publitioProvider({ ...options, downloads });
      expect(await problemOf(asInAShop.read(id))).toMatchObject({ status: 502 });
    }
    publitio.misbehave('lives-elsewhere', 'GET /files/show');
    expect(await problemOf(provider.read(id))).toMatchObject({ status: 502 });
    expect(callNames()).not.toContain('GET /download');
  });

  test('is fetched once when there is a cache, and not at all when it was stored from here', async () => {
    const cached = withCache();
    const here = await cached.store(photoBytes, plainFacts);
    const elsewhere = await provider.store(photoBytes, plainFacts);
    publitio.reset();
    for (const id of [here, elsewhere, elsewhere])
      expect(await cached.read(id)).toEqual(photoBytes);
    expect(callNames()).toEqual(['GET /files/show', 'GET /download']);
    expect(faults).toEqual([]);
  });

  test('that was brought near is read without asking anybody', async () => {
    const cached = withCache();
    const id = await provider.store(photoBytes, plainFacts);
    await cached.bringNear?.(id, new AbortController().signal);
    publitio.reset();
    expect(await cached.read(id)).toEqual(photoBytes);
    expect(publitio.calls).toEqual([]);
  });

  test('is not fetched twice where there is no cache to bring it near to', () => {
    expect(provider.bringNear).toBeUndefined();
  });

  test('is no longer fetched once nobody waits for it', async () => {
    const cached = withCache();
    const id = await provider.store(photoBytes, plainFacts);
    publitio.misbehave('hangs', 'GET /download');
    const leaving = new AbortController();
    const brought = cached.bringNear?.(id, leaving.signal);
    await expect.poll(callNames).toContain('GET /download');
    leaving.abort(callerLeft());
    await expect(brought).rejects.toMatchObject({ status: 499 });
    expect(faults).toEqual([]);
  });

  test('is had without the cache when that fails', async () => {
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
    expect([...new Set(faults.map(String))]).toEqual(['Error: The disk is full.']);
  });
});
