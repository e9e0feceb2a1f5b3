import * as fakeIndexedDb from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearMockStorage, openMockStorage } from './mock-storage';

beforeEach(() => {
  for (const [name, value] of Object.entries(fakeIndexedDb)) {
    if (name.startsWith('IDB')) vi.stubGlobal(name, value);
  }
  vi.stubGlobal('indexedDB', new fakeIndexedDb.IDBFactory());
});
afterEach(() => void vi.unstubAllGlobals());

const bytes = new Uint8Array([1, 2, 3]);
const image = new Uint8Array([4, 5]);

const open = (name = 'demo', version = 'v1') => openMockStorage({ name, version });

async function save(name?: string): Promise<void> {
  const storage = await open(name);
  await storage.saveDatabase(bytes);
  await storage.uploads.set('figs', image);
}

test('openMockStorage returns the saved database and uploads', async () => {
  expect((await open()).savedDatabase).toBeUndefined();
  await save();
  const { savedDatabase, uploads } = await open();
  expect(savedDatabase).toEqual(bytes);
  expect(await uploads.get('figs')).toEqual(image);
  await uploads.delete('figs');
  expect(await uploads.get('figs')).toBeUndefined();
});

test('openMockStorage deletes data of another version and leaves other databases alone', async () => {
  await save('demo');
  await save('demo,empty');
  const { savedDatabase, uploads } = await open('demo', 'v2');
  expect(savedDatabase).toBeUndefined();
  expect(await uploads.get('figs')).toBeUndefined();
  const other = await open('demo,empty');
  expect(other.savedDatabase).toEqual(bytes);
  expect(await other.uploads.get('figs')).toEqual(image);
});

test('clearMockStorage deletes all databases and uploads', async () => {
  await save('demo');
  await save('demo,empty');
  await clearMockStorage();
  for (const name of ['demo', 'demo,empty']) {
    const { savedDatabase, uploads } = await open(name);
    expect(savedDatabase).toBeUndefined();
    expect(await uploads.get('figs')).toBeUndefined();
  }
});
