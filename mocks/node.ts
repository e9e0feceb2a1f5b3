import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type SetupServer, setupServer } from 'msw/node';
import { type MockedShop, mockedShop } from './mocked-shop';
import type { Scenario } from './scenarios';

const photographs = join(import.meta.dirname, '../api/database/seed/photographs');

interface MockServerOptions {
  readonly scenarios?: readonly Scenario[];
}

/** A shop of its own in this process, as the scenarios want it. */
export const openMockedShop = (
  scenarios: readonly Scenario[] = [],
  clock?: () => Date,
): MockedShop => mockedShop(new Set(scenarios), readPhotograph, clock);

/** Answers this process's API calls, on any host, from a shop of its own, once told to `listen`. */
export const createMockServer = ({ scenarios }: MockServerOptions = {}): SetupServer =>
  setupServer(...openMockedShop(scenarios).handlers);

async function readPhotograph(file: string): Promise<ArrayBuffer> {
  return new Uint8Array(await readFile(join(photographs, file))).buffer;
}
