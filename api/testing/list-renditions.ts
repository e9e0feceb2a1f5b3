import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { TestServer } from './test-server';

/** Names of the images a shop has made and kept. Throws ENOENT when it has made none. */
export const listRenditions = ({ dataFolder }: TestServer): string[] =>
  readdirSync(join(dataFolder, 'renditions'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
