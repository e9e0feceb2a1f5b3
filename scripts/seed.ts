import { join } from 'node:path';
import { pino } from 'pino';
import { readConfig } from '../api/config';
import { ensureDataFolder, lockDataFolder } from '../api/data-folder';
import { openDatabase } from '../api/database/open-database';
import { createProviders } from '../api/media/create-media-library';
import { sharpProcessor } from '../api/media/sharp-processor';
import { createCacheVersion } from '../api/platform/cache-version';
import { createDemoData } from '../api/seed/demo-data';
import { seedDatabase } from '../api/seed/seed-database';
import { StartupError, toStartupMessages } from '../api/startup-error';
import { seedLargeShop } from './seed/large-shop';

const additions = { products: 5000, submissions: 5000 };

const projectFolder = join(import.meta.dirname, '..');

interface SeedOptions {
  readonly isLarge: boolean;
}

/** Seeds the configured database with demo data, unless it has ever had products. */
async function runSeed({ isLarge }: SeedOptions): Promise<void> {
  const config = readConfig(process.env);
  await ensureDataFolder(config.dataFolder);
  const lock = await lockDataFolder(config.dataFolder);
  const database = await openDatabase(config);
  try {
    const cacheVersion = createCacheVersion();
    const logger = pino({ level: config.logLevel }, pino.destination(process.stderr.fd));
    const { providers } = createProviders({ config, logger });
    const wasSeeded = await seedDatabase(
      { database, provider: providers.private, images: sharpProcessor, cacheVersion },
      createDemoData(projectFolder),
    );
    if (!isLarge && !wasSeeded) {
      throw new StartupError('The database has had products before; nothing was added.');
    }
    if (isLarge && !(await seedLargeShop(database, cacheVersion, additions))) {
      throw new StartupError('The large data set was added before; nothing was added.');
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
    throw new StartupError(
      'Run `npm run seed` for demo data, or `npm run seed -- --large` for a large data set.',
    );
  }
  if (isLarge) {
    console.log('Seeding takes about half a minute. Stop the server first if it is running.');
  }
  await runSeed({ isLarge });
  console.log(
    isLarge
      ? `Added ${additions.products} products and ${additions.submissions} messages, requests, event inquiries, orders and subscribers each.`
      : 'Demo data was added.',
  );
} catch (error) {
  const messageLines = toStartupMessages(error);
  if (messageLines === undefined) throw error;
  console.error(messageLines.join('\n'));
  process.exit(1);
}
