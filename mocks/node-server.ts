import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoImages } from '#demo/images';
import type { PasswordHasher } from '../api/accounts/password-verifier';
import { passthroughImageProcessor } from './media/passthrough-image-processor';
import { getDataName } from './scenario-data';
import type { Scenario, Scenarios } from './scenarios';
import { createMockServer, type MockRuntime, type MockServer } from './server';
import { createMemoryCookie } from './session-cookie';
import { getSqlite, prepareMockDatabase } from './sqlite/node';
import { openMemoryDatabase } from './sqlite/open-memory-database';

const demoImageFolder = join(import.meta.dirname, '../api/seed/images');
const demoImageFiles = new Set(demoImages.map(({ file }) => file));

const readDemoImage = async (file: string): Promise<Uint8Array | undefined> =>
  demoImageFiles.has(file)
    ? new Uint8Array(await readFile(join(demoImageFolder, file)))
    : undefined;

/** Plain text, to keep tests fast. */
const plainHasher: PasswordHasher = {
  hash: async (password) => password,
  verify: async (hash, password) => hash === password,
};

const loadedSqlite = await getSqlite();
const openDemoDatabase = await prepareMockDatabase();

/** Filled databases by data name: filling a large one takes seconds, copying it milliseconds. */
const largeDatabases = new Map<string, Uint8Array>();

function reuseLargeDatabase(scenarios: Scenarios): Pick<MockRuntime, 'openDatabase' | 'onFilled'> {
  const name = getDataName(scenarios);
  const filled = largeDatabases.get(name);
  if (filled) return { openDatabase: () => openMemoryDatabase(loadedSqlite, filled) };
  return {
    openDatabase: openDemoDatabase,
    onFilled: async ({ exportBytes }) => void largeDatabases.set(name, await exportBytes()),
  };
}

export const openMockServer = (
  scenarios: readonly Scenario[] = [],
  runtime: Partial<MockRuntime> = {},
): MockServer => {
  const scenarioSet = new Set(scenarios);
  // Such a database depends on the date, so it is not reusable.
  const isDated =
    runtime.hasSampleSubmissions || scenarioSet.has('full-day') || scenarioSet.has('large-order');
  const isLarge = scenarioSet.has('large-catalogue') && !isDated;
  return createMockServer(scenarioSet, {
    openDatabase: openDemoDatabase,
    ...(isLarge && reuseLargeDatabase(scenarioSet)),
    images: passthroughImageProcessor,
    readDemoImage,
    hasher: plainHasher,
    cookie: createMemoryCookie(),
    ...runtime,
  });
};
