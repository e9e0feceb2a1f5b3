import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type MockedShop, mockedShop } from './mocked-shop';
import type { Scenario } from './scenarios';

const photographs = join(import.meta.dirname, '../api/seed/photographs');

/** A shop of its own in this process, as the scenarios want it. */
export const openMockedShop = (
  scenarios: readonly Scenario[] = [],
  clock?: () => Date,
): MockedShop => mockedShop(new Set(scenarios), { photographBytes: readPhotograph, clock });

async function readPhotograph(file: string): Promise<ArrayBuffer> {
  return new Uint8Array(await readFile(join(photographs, file))).buffer;
}
