import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type SetupServer, setupServer } from 'msw/node';
import { mockedShop } from './mocked-shop';
import type { Scenario } from './scenarios';

const photographs = join(import.meta.dirname, '../api/database/seed/photographs');

interface MockServerOptions {
  readonly scenarios?: readonly Scenario[];
}

/** A shop of its own that answers this process's API calls, on any host, once told to `listen`. */
export const createMockServer = ({ scenarios = [] }: MockServerOptions = {}): SetupServer =>
  setupServer(...mockedShop(new Set(scenarios), readPhotograph));

async function readPhotograph(file: string): Promise<ArrayBuffer> {
  return new Uint8Array(await readFile(join(photographs, file))).buffer;
}
