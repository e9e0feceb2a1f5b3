import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { TestServer } from './test-server';

/** Folders of uploads in progress. */
export function listUploadFolders({ dataFolder }: TestServer): string[] {
  const folder = join(dataFolder, 'uploads');
  return existsSync(folder) ? readdirSync(folder) : [];
}
