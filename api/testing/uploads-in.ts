import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { TestShop } from './shop';

/** Names of the folders whose files a shop is still receiving. */
export function uploadsIn({ dataFolder }: TestShop): string[] {
  const folder = join(dataFolder, 'uploads');
  return existsSync(folder) ? readdirSync(folder) : [];
}
