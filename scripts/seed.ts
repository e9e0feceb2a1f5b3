import { join } from 'node:path';
import { createCatalogueRevision } from '../api/catalogue/revision';
import { readConfig } from '../api/config';
import { ensureDataFolder, lockDataFolder } from '../api/data-folder';
import { openDatabase } from '../api/database/open';
import { demoShop } from '../api/database/seed/demo-shop';
import { seedShop } from '../api/database/seed/seed';
import { diskProvider } from '../api/media/providers/disk';
import { explained, StartFault } from '../api/start-fault';
import { enlargeShop } from './seed/large-shop';

const additions = { products: 5000, enquiries: 5000 };

const projectFolder = join(import.meta.dirname, '..');

/** Fills the shop that the settings name; one that has never been started gets the demo shop first, as on its start. */
async function fillShop(): Promise<void> {
  const place = readConfig(process.env);
  await ensureDataFolder(place.dataFolder);
  const lock = await lockDataFolder(place.dataFolder);
  const database = await openDatabase(place);
  try {
    const catalogue = createCatalogueRevision();
    const provider = diskProvider(join(place.dataFolder, 'media'));
    await seedShop({ database, provider, catalogue }, demoShop(projectFolder));
    if (!(await enlargeShop(database, catalogue, additions))) {
      throw new StartFault('This shop is large already, and nothing was added: once is enough.');
    }
  } finally {
    await database.destroy();
    await lock.release();
  }
}

try {
  if (process.argv[2] !== '--large') {
    throw new StartFault('Say what to fill the shop with: `npm run seed -- --large`.');
  }
  console.log('Filling the shop takes half a minute or so. Stop the shop first if it is running.');
  await fillShop();
  console.log(
    `${additions.products} products, and ${additions.enquiries} messages, requests, orders and subscribers each, were added.`,
  );
} catch (fault) {
  const sentences = explained(fault);
  if (sentences === undefined) throw fault;
  console.error(sentences.join('\n'));
  process.exit(1);
}
