import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { photographs } from '#demo/photographs';
import type { PasswordHasher } from '../api/accounts/passwords';
import { memoryCookie } from './cookie';
import { headerImages } from './media/header-images';
import type { Scenario } from './scenarios';
import { createMockServer, type MockRuntime, type MockServer } from './server';
import { prepareMockDatabase } from './sqlite/node';

const folder = join(import.meta.dirname, '../api/seed/photographs');
const files = new Set(photographs.map(({ file }) => file));

const readDemoPhotograph = async (file: string): Promise<Uint8Array | undefined> =>
  files.has(file) ? new Uint8Array(await readFile(join(folder, file))) : undefined;

/** Passwords as they are: tests have no thief to slow down. */
const plainHasher: PasswordHasher = {
  hash: async (password) => password,
  verify: async (hash, password) => hash === password,
};

const openDatabase = await prepareMockDatabase();

/** A mock server in this process, in these scenarios. */
export const openMockServer = (
  scenarios: readonly Scenario[] = [],
  runtime: Partial<MockRuntime> = {},
): MockServer =>
  createMockServer(new Set(scenarios), {
    openDatabase,
    images: headerImages,
    readDemoPhotograph,
    hasher: plainHasher,
    cookie: memoryCookie(),
    ...runtime,
  });
