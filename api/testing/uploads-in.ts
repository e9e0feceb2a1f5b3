import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { TestShop } from './shop';

/** Folders of uploads in progress. */
export function listUploadFolders({ dataFolder }: TestShop): string[] {
  const folder = join(dataFolder, 'uploads');
  return existsSync(folder) ? readdirSync(folder) : [];
}
