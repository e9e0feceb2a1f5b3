import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { createAdministratorStore } from './accounts/administrators';
import { argon2Hasher } from './accounts/argon2-hasher';
import { ensureAdministrator } from './accounts/first-administrator';
import { createPasswords } from './accounts/passwords';
import { createApp } from './app';
import { type Config, readConfig } from './config';
import { ensureDataFolder, lockDataFolder, onFirstStart } from './data-folder';
import { inTurn } from './database/in-turn';
import { openDatabase } from './database/open';
import { createDiskReserve } from './disk-reserve';
import { greeting } from './greeting';
import { shopServer } from './http/shop-server';
import { close, listen } from './listen';
import { scheduleCleanup } from './maintenance/sweep';
import { createImageProcess } from './media/image-process';
import { openLibrary } from './media/open-library';
import { createImageFetcher } from './media/remote-picture';
import { loadPages } from './pages/pages';
import { createCacheVersion } from './platform/cache-version';
import { hasNeverHadProducts } from './seed/demo-rows';
import { demoShop } from './seed/demo-shop';
import { seedShop } from './seed/seed';
import { explained } from './start-fault';
import { createVisitors } from './visitors/visitors';

/** The parent folder: dist/ in a build. */
const above = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Gives a load balancer time to see the 503 from `/readyz`. */
const stopGrace = 1000;

/** The database may be lost, or an empty folder may be mounted. */
const emptyShop = ({ dataFolder, databaseUrl }: Pick<Config, 'dataFolder' | 'databaseUrl'>) =>
  `There are no products, and ${databaseUrl === undefined ? dataFolder : 'the database at DATABASE_URL'} existed before this start. If products are missing, stop the server and restore them. For demo data, stop it and run \`npm run seed\`.`;

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const { dataFolder } = config;
  const logger = pino({ level: config.logLevel }, pino.destination(process.stderr.fd));

  await ensureDataFolder(dataFolder);
  const lock = await lockDataFolder(dataFolder);
  const database = await openDatabase(config);
  const cacheVersion = createCacheVersion();
  const uploads = join(dataFolder, 'uploads');
  // Leftovers of a server that was killed during uploads.
  await rm(uploads, { recursive: true, force: true });
  let stopping = false;
  const images = createImageProcess({
    onIdleExit: (error) => {
      if (!stopping) logger.warn({ err: error }, 'The image process exited unexpectedly.');
    },
  });
  const { disk, originals, media, beginAdoption } = openLibrary({
    config,
    database,
    cacheVersion,
    logger,
    render: images.render,
  });
  const signIn = await inTurn(database, async () => {
    const isFirst = await onFirstStart(dataFolder, () =>
      seedShop(
        { database, provider: disk, images: media.images, cacheVersion },
        demoShop(projectFolder()),
      ),
    );
    if (!isFirst && (await hasNeverHadProducts(database))) logger.warn(emptyShop(config));
    const store = createAdministratorStore(database);
    return ensureAdministrator({ store, hasher: argon2Hasher }, config.administrator);
  });

  const visitors = createVisitors({ database, logger });
  const hasPages = existsSync(join(above, 'render', 'server.js'));
  const reserve = createDiskReserve(dataFolder);
  await reserve.hold();
  const app = await createApp({
    config,
    reserve,
    database,
    cacheVersion,
    visitors,
    passwords: createPasswords(argon2Hasher),
    media,
    fetchImage: createImageFetcher(),
    uploads,
    logger,
    pages: hasPages ? await loadPages(above) : undefined,
    isStopping: () => stopping,
  });
  const server = shopServer(app.callback(), {
    // Behind a proxy, all connections share its IP address; the proxy has to limit clients.
    ...(config.trustedProxies > 0 && { maxConnectionsPerIp: Number.POSITIVE_INFINITY }),
  });
  const port = await listen(server, config);
  const adoption = beginAdoption();
  const sweeping = scheduleCleanup({
    database,
    store: media.store,
    disk,
    originals,
    logger,
    clock: () => new Date(),
  });
  const stop = async () => {
    stopping = true;
    await Promise.all([close(server, { grace: stopGrace }), adoption?.stop(), sweeping.stop()]);
    await Promise.all([media.renditions.stop(), visitors.settled()]);
    await Promise.all([images.stop(), database.destroy()]);
    await lock.release();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  // Print last: a script that waits for this line may stop the server right away.
  process.stdout.write(greeting({ ...config, port, signIn, hasPages }));
}

/** The nearest parent folder with a package.json, for sources and build alike. */
function projectFolder(): string {
  let folder = above;
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return folder;
}

try {
  await start();
} catch (error) {
  const messages = explained(error);
  if (!messages) throw error;
  process.stderr.write(`${messages.join('\n')}\n`);
  process.exit(1);
}
