import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

/** A new folder that is gone when the tests are over. */
export const temporaryFolder = (): string => mkdtempSync(join(inject('testFolder'), 'shop-'));
