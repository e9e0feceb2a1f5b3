import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { pino } from 'pino';
import sharp from 'sharp';
import { demoImages } from '#demo/photographs';
import { products } from '#demo/products';
import { createAdministratorStore } from '../accounts/administrators';
import { argon2Hasher } from '../accounts/argon2-hasher';
import { ensureAdministrator } from '../accounts/first-administrator';
import { createPasswords } from '../accounts/passwords';
import { createApp } from '../app';
import { createProductStore, type ProductStore } from '../catalogue/store';
import { openDatabase } from '../database/open';
import type { DiskReserve } from '../disk-reserve';
import { type ConnectionLimits, shopServer } from '../http/shop-server';
import { close, listen } from '../listen';
import { createDiskCache } from '../media/disk-cache';
import { diskProvider } from '../media/providers/disk';
import type { MediaProvider, ProviderName } from '../media/providers/provider';
import { createProviderRegistry } from '../media/providers/providers';
import { createImageFetcher, type FetchImage } from '../media/remote-picture';
import { createRenditions } from '../media/renditions';
import { sharpProcessor } from '../media/sharp-processor';
import { createMediaStore, type MediaStore } from '../media/store';
import type { Pages } from '../pages/pages';
import { type CacheVersion, createCacheVersion } from '../platform/cache-version';
import { type DemoShop, seedShop } from '../seed/seed';
import { createVisitors } from '../visitors/visitors';
import { testAdministrator } from './administrator';
import { createTestClient, type SendRequest } from './ask';
import { memoryLog } from './memory-log';
import { temporaryFolder } from './temporary-folder';

interface TestShopOptions {
  /** Reuses the folder of an earlier server; default: a new seeded folder. */
  readonly dataFolder?: string;
  readonly demo?: DemoShop;
  /** Opens an empty, migrated database; default: SQLite in the data folder. */
  readonly openDatabase?: (dataFolder: string) => Promise<Knex>;
  readonly pages?: Pages;
  readonly publicOrigin?: string;
  readonly trustedProxies?: number;
  readonly clock?: () => Date;
  readonly wait?: (milliseconds: number) => Promise<void>;
  readonly fetchImage?: FetchImage;
  readonly publitio?: MediaProvider;
  /** Provider for new files; default: Publitio if given, else the disk. */
  readonly mediaProvider?: ProviderName;
  readonly limits?: Partial<ConnectionLimits>;
  readonly reserve?: DiskReserve;
}

/** A running server with its own port, database and data folder. */
export interface TestShop {
  readonly origin: string;
  readonly sendRequest: SendRequest;
  readonly dataFolder: string;
  readonly database: Knex;
  readonly cacheVersion: CacheVersion;
  readonly products: ProductStore;
  readonly library: MediaStore;
  readonly provider: MediaProvider;
  /** Log entries so far. */
  readonly logged: readonly Record<string, unknown>[];
  close(): Promise<void>;
}

/** Starts a server on a copy of the seeded database. */
export async function startShop(options: TestShopOptions = {}): Promise<TestShop> {
  const { demo = plainShop, pages, publicOrigin, trustedProxies = 0 } = options;
  const { clock, wait, publitio, mediaProvider = publitio?.name ?? 'disk', limits } = options;
  const { fetchImage = createImageFetcher(), reserve = noReserve } = options;
  const parts = await openParts(options, demo);
  const { dataFolder, database, cacheVersion, provider } = parts;
  const library = createMediaStore(database, cacheVersion);
  const log = memoryLog();
  const logger = pino({ level: 'info' }, log.destination);
  const onError = (error: unknown) => logger.error(error);
  const folder = join(dataFolder, 'renditions');
  const cache = createDiskCache(folder, { mostBytes: 100e6, onError });
  const renditions = createRenditions(cache, { onError });
  const visitors = createVisitors({ database, logger, ...(clock && { clock }) });
  const app = await createApp({
    config: { publicOrigin, trustedProxies },
    database,
    cacheVersion,
    visitors,
    passwords,
    media: {
      store: library,
      providers: createProviderRegistry(mediaProvider, provider, publitio),
      images: sharpProcessor,
      renditions,
    },
    fetchImage,
    uploads: join(dataFolder, 'uploads'),
    logger,
    pages,
    reserve,
    ...(clock && { clock }),
    ...(wait && { wait }),
  });
  const server = shopServer(app.callback(), limits);
  const port = await listen(server, { host: '127.0.0.1', port: 0 });
  const origin = `http://127.0.0.1:${port}`;
  return {
    ...parts,
    origin,
    sendRequest: createTestClient(origin),
    products: createProductStore(database, cacheVersion),
    library,
    logged: log.lines,
    async close() {
      await close(server);
      await Promise.all([renditions.stop(), visitors.settled()]);
      await database.destroy();
    },
  };
}

const passwords = createPasswords(argon2Hasher);

const noReserve: DiskReserve = {
  hold: async () => undefined,
  release: async () => false,
  isLow: async () => false,
};

const plainImage = sharp({
  create: { width: 1600, height: 1200, channels: 3, background: '#ad613f' },
})
  .jpeg()
  .toBuffer();

/** Demo data with one plain image, 1600 x 1200 pixels, instead of all photos. */
const plainShop: DemoShop = { products, images: demoImages, read: () => plainImage };

const seededFolders = new Map<DemoShop, Promise<string>>();

async function freshFolder(demo: DemoShop): Promise<string> {
  const folder = temporaryFolder();
  cpSync(await seededFolder(demo), folder, { recursive: true });
  return folder;
}

/** Seeds once per demo data set; later calls copy the folder. */
function seededFolder(demo: DemoShop): Promise<string> {
  const folder = seededFolders.get(demo) ?? seed(demo);
  seededFolders.set(demo, folder);
  return folder;
}

async function seed(demo: DemoShop): Promise<string> {
  const folder = temporaryFolder();
  const parts = await createResources(folder);
  await fill(parts, demo);
  await parts.database.destroy();
  return folder;
}

async function fill(
  parts: Awaited<ReturnType<typeof createResources>>,
  demo: DemoShop,
): Promise<void> {
  await seedShop({ ...parts, images: sharpProcessor }, demo);
  const store = createAdministratorStore(parts.database);
  await ensureAdministrator({ store, hasher: argon2Hasher }, testAdministrator);
}

async function openParts({ dataFolder, openDatabase }: TestShopOptions, demo: DemoShop) {
  if (openDatabase === undefined) return createResources(dataFolder ?? (await freshFolder(demo)));
  const parts = await createResources(dataFolder ?? temporaryFolder(), openDatabase);
  await fill(parts, demo);
  return parts;
}

const openSqliteFile = (dataFolder: string) => openDatabase({ dataFolder, databaseUrl: undefined });

async function createResources(dataFolder: string, open = openSqliteFile) {
  return {
    dataFolder,
    database: await open(dataFolder),
    cacheVersion: createCacheVersion(),
    provider: diskProvider(join(dataFolder, 'media')),
  };
}
