import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { photographs } from '#demo/photographs';
import type { PasswordHasher } from '../api/accounts/passwords';
import { memoryCookie } from './cookie';
import { headerImages } from './media/header-images';
import { getDataName } from './scenario-data';
import type { Scenario, Scenarios } from './scenarios';
import { createMockServer, type MockRuntime, type MockServer } from './server';
import { prepareMockDatabase, sqlite } from './sqlite/node';
import { openDatabase } from './sqlite/open-database';

const folder = join(import.meta.dirname, '../api/seed/photographs');
const files = new Set(photographs.map(({ file }) => file));

const readDemoPhotograph = async (file: string): Promise<Uint8Array | undefined> =>
  files.has(file) ? new Uint8Array(await readFile(join(folder, file))) : undefined;

/** Passwords as they are: tests have no thief to slow down. */
const plainHasher: PasswordHasher = {
  hash: async (password) => password,
  verify: async (hash, password) => hash === password,
};

const loadedSqlite = await sqlite();
const openDemoDatabase = await prepareMockDatabase();

/** Large shops by the name of their data: one takes seconds to fill, and a copy of it a few milliseconds. */
const largeDatabases = new Map<string, Uint8Array>();

/** Opens a copy of the large shop that these scenarios have filled before, or one that they fill now. */
function largeDatabase(scenarios: Scenarios): Pick<MockRuntime, 'openDatabase' | 'onFilled'> {
  const name = getDataName(scenarios);
  const filled = largeDatabases.get(name);
  if (filled) return { openDatabase: () => openDatabase(loadedSqlite, filled) };
  return {
    openDatabase: openDemoDatabase,
    onFilled: async ({ exportBytes }) => void largeDatabases.set(name, await exportBytes()),
  };
}

/** A mock server in this process, in these scenarios. */
export const openMockServer = (
  scenarios: readonly Scenario[] = [],
  runtime: Partial<MockRuntime> = {},
): MockServer => {
  const named = new Set(scenarios);
  // The first submissions of a shop in use depend on the day.
  const isLarge = named.has('large-catalogue') && !runtime.isInUse;
  return createMockServer(named, {
    openDatabase: openDemoDatabase,
    ...(isLarge && largeDatabase(named)),
    images: headerImages,
    readDemoPhotograph,
    hasher: plainHasher,
    cookie: memoryCookie(),
    ...runtime,
  });
};
