import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { getSqlite } from '../node';
import { openMemoryDatabase } from '../open-memory-database';
import { prepareFile } from './vite-plugin';

const projectRoot = join(import.meta.dirname, '../../..');

function createCacheFolder(): string {
  // In the project, because the code imports packages.
  const cache = join(projectRoot, 'node_modules', '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'demo-database-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('prepareFile makes the demo database once, and lists the files it depends on', async () => {
  const folder = createCacheFolder();
  const { path, sources } = await prepareFile(folder);
  const { database } = openMemoryDatabase(await getSqlite(), new Uint8Array(readFileSync(path)));
  const [row] = await database('products').count({ count: '*' });
  await database.destroy();
  expect(row?.count).toBeGreaterThan(10);
  expect(sources).toContain(join(import.meta.dirname, 'worker.ts'));

  writeFileSync(path, 'kept');
  expect((await prepareFile(folder)).path).toBe(path);
  expect(readFileSync(path, 'utf8')).toBe('kept');
});
