import { afterAll, afterEach, expect, test } from 'vitest';
import { adoptedRows, adoptionParts } from '../testing/adoption';
import { closedGate } from '../testing/gate';
import { photoBytes } from '../testing/multipart';
import { startPublitio } from '../testing/publitio-stand-in';
import { startShop } from '../testing/shop';
import { startProviderSync } from './keep-adopting';
import { publitioProvider } from './providers/publitio/publitio';

const publitio = await startPublitio();
const provider = publitioProvider({ ...publitio.options, onError: () => undefined });
const shop = await startShop({ publitio: provider });
afterAll(async () => {
  await shop.close();
  await publitio.close();
});
afterEach(async () => {
  publitio.reset();
  publitio.library.files.clear();
  await shop.database('media_files').where({ provider: 'publitio' }).del();
});

const add = (title: string) => publitio.library.add(photoBytes, { title, public_id: title });
const titles = async () => (await adoptedRows(shop)).map(({ title }) => title);
const callNames = () => publitio.calls.map(({ name }) => name);

function pauses() {
  let gate = closedGate();
  let begun = 0;
  return {
    begun: () => begun,
    end(): void {
      const ended = gate;
      gate = closedGate();
      ended.open();
    },
    async pause(signal: AbortSignal): Promise<void> {
      begun += 1;
      const aborted = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      });
      await Promise.race([gate.opened, aborted]);
    },
  };
}

test('startProviderSync() imports files at once and again after each delay', async () => {
  const { parts, logged } = adoptionParts(shop, provider);
  const { begun, end, pause } = pauses();
  add('first');
  const adoption = startProviderSync(parts, pause);
  await expect.poll(begun).toBe(1);
  expect(await titles()).toEqual(['first']);
  add('second');
  end();
  await expect.poll(begun).toBe(2);
  expect(await titles()).toEqual(['first', 'second']);
  await adoption.stop();
  expect(logged).toEqual([]);
});

test('startProviderSync() logs a failed run without secrets and succeeds in the next', async () => {
  const { parts, logged } = adoptionParts(shop, provider);
  const { begun, end, pause } = pauses();
  add('patient');
  publitio.misbehave('html-200', 'GET /files/list', 1);
  const adoption = startProviderSync(parts, pause);
  await expect.poll(begun).toBe(1);
  expect(await titles()).toEqual([]);
  expect(logged).toMatchObject([
    { level: 40, err: { message: expect.stringContaining('not JSON') } },
  ]);
  const logText = JSON.stringify(logged);
  for (const secret of [...Object.values(publitio.keys), 'api_', '127.0.0.1']) {
    expect(logText).not.toContain(secret);
  }
  end();
  await expect.poll(begun).toBe(2);
  expect(await titles()).toEqual(['patient']);
  await adoption.stop();
});

test.each(['GET /files/list', 'GET /files/show', 'GET /file'])(
  'startProviderSync() stops at once while Publitio hangs at %s, without importing anything',
  async (name) => {
    const { parts, logged } = adoptionParts(shop, provider);
    add('unfinished');
    publitio.misbehave('hangs', name);
    const adoption = startProviderSync(parts);
    await expect.poll(callNames).toContain(name);
    await adoption.stop();
    expect(callNames().filter((called) => called === name)).toHaveLength(1);
    expect([await titles(), logged]).toEqual([[], []]);
  },
);

test('startProviderSync() stopped while probing an image creates neither a row nor a folder', async () => {
  const { parts, logged } = adoptionParts(shop, provider);
  const [begun, gate] = [closedGate(), closedGate()];
  const renditions = {
    async inTurn<T>(work: () => Promise<T>): Promise<T> {
      begun.open();
      await gate.opened;
      return work();
    },
  };
  publitio.library.folders.set('f1', { id: 'f1', name: 'Unfinished' });
  publitio.library.add(photoBytes, { public_id: 'unfinished', folder: 'f1' });
  const adoption = startProviderSync({ ...parts, renditions });
  await begun.opened;
  const stopped = adoption.stop();
  gate.open();
  await stopped;
  expect([await titles(), logged]).toEqual([[], []]);
  expect(await shop.database('media_folders').where({ name: 'Unfinished' })).toEqual([]);
});

test('startProviderSync() stops at once between two runs', async () => {
  const { parts } = adoptionParts(shop, provider);
  add('only');
  const adoption = startProviderSync(parts);
  await expect.poll(titles).toEqual(['only']);
  await adoption.stop();
  expect(callNames().filter((name) => name === 'GET /files/list')).toHaveLength(2);
});
