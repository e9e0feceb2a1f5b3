import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { createDelay } from '../platform/repeat-in-background';
import { createDeferred } from '../testing/deferred';
import { startFakePublitio } from '../testing/fake-publitio';
import { photoBytes } from '../testing/multipart';
import { createImportDependencies, findImportedRows } from '../testing/publitio-import';
import { startTestServer } from '../testing/test-server';
import { createPublitioProvider } from './providers/publitio/publitio-provider';
import { startProviderSync } from './sync-provider';

const publitio = await startFakePublitio();
const provider = createPublitioProvider({ ...publitio.options, onError: () => undefined });
const server = await startTestServer({ publitio: provider });
afterAll(async () => {
  await server.close();
  await publitio.close();
});
afterEach(async () => {
  publitio.reset();
  publitio.library.files.clear();
  await server.database('media_files').where({ provider: 'publitio' }).del();
});

const add = (title: string) => publitio.library.addFile(photoBytes, { title, public_id: title });
const titles = async () => (await findImportedRows(server)).map(({ title }) => title);
const callNames = () => publitio.calls.map(({ name }) => name);

function createManualDelay() {
  let currentGate = createDeferred();
  let countDelays = 0;
  return {
    countDelays: () => countDelays,
    endDelay(): void {
      const ended = currentGate;
      currentGate = createDeferred();
      ended.release();
    },
    async delay(signal: AbortSignal): Promise<void> {
      countDelays += 1;
      const aborted = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      });
      await Promise.race([currentGate.promise, aborted]);
    },
  };
}

test('startProviderSync() imports files at once and again after each delay', async () => {
  const { dependencies, logged } = createImportDependencies(server, provider);
  const { countDelays, endDelay, delay } = createManualDelay();
  add('first');
  const sync = startProviderSync(dependencies, delay);
  await expect.poll(countDelays).toBe(1);
  expect(await titles()).toEqual(['first']);
  add('second');
  endDelay();
  await expect.poll(countDelays).toBe(2);
  expect(await titles()).toEqual(['first', 'second']);
  await sync.stop();
  expect(logged).toEqual([]);
});

test('startProviderSync() logs a failed run without secrets and succeeds in the next', async () => {
  const { dependencies, logged } = createImportDependencies(server, provider);
  const { countDelays, endDelay, delay } = createManualDelay();
  add('patient');
  publitio.failCalls('html-200', 'GET /files/list', 1);
  const sync = startProviderSync(dependencies, delay);
  await expect.poll(countDelays).toBe(1);
  expect(await titles()).toEqual([]);
  expect(logged).toMatchObject([
    { level: 40, err: { message: expect.stringContaining('not JSON') } },
  ]);
  const logText = JSON.stringify(logged);
  for (const secret of [...Object.values(publitio.keys), 'api_', '127.0.0.1']) {
    expect(logText).not.toContain(secret);
  }
  endDelay();
  await expect.poll(countDelays).toBe(2);
  expect(await titles()).toEqual(['patient']);
  await sync.stop();
});

test.each(['GET /files/list', 'GET /files/show', 'GET /file'])(
  'startProviderSync() stops at once while Publitio hangs at %s, without importing anything',
  async (name) => {
    const { dependencies, logged } = createImportDependencies(server, provider);
    add('unfinished');
    publitio.failCalls('hangs', name);
    const sync = startProviderSync(dependencies);
    await expect.poll(callNames).toContain(name);
    await sync.stop();
    expect(callNames().filter((called) => called === name)).toHaveLength(1);
    expect([await titles(), logged]).toEqual([[], []]);
  },
);

test('startProviderSync() stopped while probing an image creates neither a row nor a folder', async () => {
  const { dependencies, logged } = createImportDependencies(server, provider);
  const [countDelays, currentGate] = [createDeferred(), createDeferred()];
  const renditions = {
    async runWithPriority<T>(work: () => Promise<T>): Promise<T> {
      countDelays.release();
      await currentGate.promise;
      return work();
    },
  };
  publitio.library.folders.set('f1', { id: 'f1', name: 'Unfinished' });
  publitio.library.addFile(photoBytes, { public_id: 'unfinished', folder: 'f1' });
  const sync = startProviderSync({ ...dependencies, renditions });
  await countDelays.promise;
  const stopped = sync.stop();
  currentGate.release();
  await stopped;
  expect([await titles(), logged]).toEqual([[], []]);
  expect(await server.database('media_folders').where({ name: 'Unfinished' })).toEqual([]);
});

test('startProviderSync() stops at once between two runs', async () => {
  const { dependencies } = createImportDependencies(server, provider);
  add('only');
  const delay = vi.fn(createDelay(60_000));
  const sync = startProviderSync(dependencies, delay);
  await expect.poll(() => delay.mock.calls.length).toBe(1);
  await sync.stop();
  expect(await titles()).toEqual(['only']);
  expect(callNames().filter((name) => name === 'GET /files/list')).toHaveLength(2);
});
