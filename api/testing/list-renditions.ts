import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { TestServer } from './test-server';

/** File names of the cached renditions. Throws ENOENT if nothing was rendered yet. */
export const listRenditions = ({ dataFolder }: TestServer): string[] =>
  readdirSync(join(dataFolder, 'renditions'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
