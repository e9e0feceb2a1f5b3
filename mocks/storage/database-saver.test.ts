import { expect, onTestFinished, test, vi } from 'vitest';
import { getSqlite } from '../sqlite/node';
import { openMemoryDatabase } from '../sqlite/open-memory-database';
import { createDatabaseSaver } from './database-saver';

async function openSaved(save?: (bytes: Uint8Array) => Promise<void>) {
  const wasm = await getSqlite();
  const opened = openMemoryDatabase(wasm);
  onTestFinished(() => opened.database.destroy());
  await opened.database.schema.createTable('makers', (table) => table.text('name'));
  const saved: Uint8Array[] = [];
  const onError = vi.fn();
  const saveChanges = createDatabaseSaver(opened, {
    save: save ?? (async (bytes) => void saved.push(bytes)),
    onError,
  });
  return {
    onError,
    saved,
    saveChanges,
    insert: (name: string) => opened.database('makers').insert({ name }),
    async readNames(bytes: Uint8Array | undefined): Promise<string[]> {
      const copy = openMemoryDatabase(wasm, bytes).database;
      const names = await copy('makers').pluck('name');
      await copy.destroy();
      return names;
    },
  };
}

test('createDatabaseSaver saves the changes made before the call', async () => {
  const { insert, saveChanges, saved, readNames } = await openSaved();
  await insert('Ana');
  await saveChanges();
  expect(await readNames(saved[0])).toEqual(['Ana']);
});

test('createDatabaseSaver does not save an unchanged database', async () => {
  const { insert, saveChanges, saved } = await openSaved();
  await saveChanges();
  expect(saved).toHaveLength(0);
  await insert('Ana');
  await saveChanges();
  await saveChanges();
  expect(saved).toHaveLength(1);
});

test('createDatabaseSaver runs saves one at a time and shares the next one between calls', async () => {
  const finishSave: (() => void)[] = [];
  const savedStates: Uint8Array[] = [];
  const { insert, saveChanges, readNames } = await openSaved(async (bytes) => {
    savedStates.push(bytes);
    await new Promise<void>((resolve) => finishSave.push(resolve));
  });
  await insert('Ana');
  const first = saveChanges();
  await vi.waitFor(() => expect(savedStates).toHaveLength(1));
  await insert('Bea');
  const second = saveChanges();
  await insert('Carla');
  const third = saveChanges();
  finishSave[0]?.();
  await first;
  await vi.waitFor(() => expect(savedStates).toHaveLength(2));
  finishSave[1]?.();
  await Promise.all([second, third]);
  expect(savedStates).toHaveLength(2);
  expect(await readNames(savedStates[1])).toEqual(['Ana', 'Bea', 'Carla']);
});

test('createDatabaseSaver saves everything on the first change after a failed save', async () => {
  const full = new DOMException('The disk is full.', 'QuotaExceededError');
  const savedStates: Uint8Array[] = [];
  const save = vi.fn(async (bytes: Uint8Array) => void savedStates.push(bytes));
  save.mockRejectedValueOnce(full);
  const { insert, onError, saveChanges, readNames } = await openSaved(save);
  await insert('Ana');
  await saveChanges();
  expect(onError).toHaveBeenCalledWith(full);
  await insert('Bea');
  await saveChanges();
  expect(await readNames(savedStates[0])).toEqual(['Ana', 'Bea']);
});
