import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

/** Deleted after all tests. */
export const createTemporaryFolder = (): string => mkdtempSync(join(inject('testFolder'), 'shop-'));
