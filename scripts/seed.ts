import { join } from 'node:path';
import { readConfig } from '../api/config';
import { ensureDataFolder, lockDataFolder } from '../api/data-folder';
import { openDatabase } from '../api/database/open';
import { diskProvider } from '../api/media/providers/disk';
import { sharpProcessor } from '../api/media/sharp-processor';
import { createCacheVersion } from '../api/platform/cache-version';
import { demoShop } from '../api/seed/demo-shop';
import { seedShop } from '../api/seed/seed';
import { explained, StartFault } from '../api/start-fault';
import { enlargeShop } from './seed/large-shop';

const additions = { products: 5000, enquiries: 5000 };

const projectFolder = join(import.meta.dirname, '..');

interface Seeding {
  /** Whether to add thousands of products and enquiries as well. */
  readonly isLarge: boolean;
}

/** Fills the shop that the settings name with the demo data, where it never had any products. */
async function fillShop({ isLarge }: Seeding): Promise<void> {
  const place = readConfig(process.env);
  await ensureDataFolder(place.dataFolder);
  const lock = await lockDataFolder(place.dataFolder);
  const database = await openDatabase(place);
  try {
    const cacheVersion = createCacheVersion();
    const provider = diskProvider(join(place.dataFolder, 'media'));
    const isFilled = await seedShop(
      { database, provider, images: sharpProcessor, cacheVersion },
      demoShop(projectFolder),
    );
    if (!isLarge && !isFilled) {
      throw new StartFault('This shop has had products before, and nothing was added.');
    }
    if (isLarge && !(await enlargeShop(database, cacheVersion, additions))) {
      throw new StartFault('This shop is large already, and nothing was added: once is enough.');
    }
  } finally {
    await database.destroy();
    await lock.release();
  }
}

try {
  const options = process.argv.slice(2);
  const isLarge = options[0] === '--large';
  if (options.length > (isLarge ? 1 : 0)) {
    throw new StartFault(
      'Run `npm run seed` for demo data, or `npm run seed -- --large` for a lot of it.',
    );
  }
  if (isLarge) {
    console.log(
      'Filling the shop takes half a minute or so. Stop the shop first if it is running.',
    );
  }
  await fillShop({ isLarge });
  console.log(
    isLarge
      ? `${additions.products} products, and ${additions.enquiries} messages, requests, orders and subscribers each, were added.`
      : 'The shop has demo data now.',
  );
} catch (fault) {
  const sentences = explained(fault);
  if (sentences === undefined) throw fault;
  console.error(sentences.join('\n'));
  process.exit(1);
}
