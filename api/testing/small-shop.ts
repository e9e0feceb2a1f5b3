import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { ShopLocation } from '../data-folder';
import { openDatabase } from '../database/open-database';
import { createMediaStore } from '../media/media-store';
import { createDiskProvider } from '../media/providers/disk-provider';
import { createCacheVersion } from '../platform/cache-version';
import { createTemporaryFolder } from './temporary-folder';

const image = {
  id: 'figs',
  privacy: 'public',
  provider: 'disk',
  format: 'jpeg',
  title: 'Figs',
  content_hash: 'hash',
  width: 1,
  height: 1,
  color: '#ad613f',
  alt_en: '',
  alt_es: '',
  folder_id: null,
  created_at: '2026-05-01T18:00:00.000Z',
  description: '',
} as const;

/** Resolves to a SQLite database with a setting and an image of 150,000 random bytes. */
export async function insertSmallShop(
  dataFolder = createTemporaryFolder(),
  mediaFolder = join(dataFolder, 'media'),
): Promise<ShopLocation> {
  const location = { dataFolder, mediaFolder, databaseUrl: undefined };
  const database = await openDatabase(location);
  const bytes = randomBytes(150_000);
  const provider = createDiskProvider(mediaFolder);
  const stored_name = await provider.store(bytes, {
    ...image,
    tags: [],
    folder: null,
  });
  await createMediaStore(database, createCacheVersion()).insertFile({
    ...image,
    tags: [],
    stored_name,
    size: bytes.length,
  });
  await database('settings').insert({ name: 'color', value: '"fig"', updated_at: '' });
  await database.destroy();
  return location;
}
