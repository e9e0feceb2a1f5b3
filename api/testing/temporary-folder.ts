import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

/** Deleted after all tests. */
export const temporaryFolder = (): string => mkdtempSync(join(inject('testFolder'), 'shop-'));
