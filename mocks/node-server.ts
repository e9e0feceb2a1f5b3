import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoImages } from '#demo/photographs';
import type { PasswordHasher } from '../api/accounts/passwords';
import { memoryCookie } from './cookie';
import { headerImages } from './media/header-images';
import { getDataName } from './scenario-data';
import type { Scenario, Scenarios } from './scenarios';
import { createMockServer, type MockRuntime, type MockServer } from './server';
import { prepareMockDatabase, sqlite } from './sqlite/node';
import { openDatabase } from './sqlite/open-database';

const folder = join(import.meta.dirname, '../api/seed/photographs');
const files = new Set(demoImages.map(({ file }) => file));

const readDemoImage = async (file: string): Promise<Uint8Array | undefined> =>
  files.has(file) ? new Uint8Array(await readFile(join(folder, file))) : undefined;

/** Plain text, to keep tests fast. */
const plainHasher: PasswordHasher = {
  hash: async (password) => password,
  verify: async (hash, password) => hash === password,
};

const loadedSqlite = await sqlite();
const openDemoDatabase = await prepareMockDatabase();

/** Filled databases by data name: filling a large one takes seconds, copying it milliseconds. */
const largeDatabases = new Map<string, Uint8Array>();

function largeDatabase(scenarios: Scenarios): Pick<MockRuntime, 'openDatabase' | 'onFilled'> {
  const name = getDataName(scenarios);
  const filled = largeDatabases.get(name);
  if (filled) return { openDatabase: () => openDatabase(loadedSqlite, filled) };
  return {
    openDatabase: openDemoDatabase,
    onFilled: async ({ exportBytes }) => void largeDatabases.set(name, await exportBytes()),
  };
}

export const openMockServer = (
  scenarios: readonly Scenario[] = [],
  runtime: Partial<MockRuntime> = {},
): MockServer => {
  const named = new Set(scenarios);
  // Sample submissions depend on the date, so such a database is not reusable.
  const isLarge = named.has('large-catalogue') && !runtime.isInUse;
  return createMockServer(named, {
    openDatabase: openDemoDatabase,
    ...(isLarge && largeDatabase(named)),
    images: headerImages,
    readDemoImage,
    hasher: plainHasher,
    cookie: memoryCookie(),
    ...runtime,
  });
};
