import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { pino } from 'pino';
import sharp from 'sharp';
import { demoImages } from '#demo/images';
import { products } from '#demo/products';
import { createAdminStore } from '../accounts/admin-store';
import { argon2Hasher } from '../accounts/argon2-hasher';
import { ensureAdmin } from '../accounts/ensure-admin';
import { createPasswordVerifier } from '../accounts/password-verifier';
import { createApp } from '../app';
import { createProductStore, type ProductStore } from '../catalog/product-store';
import { openDatabase } from '../database/open-database';
import type { DiskReserve } from '../disk-reserve';
import { type ConnectionLimits, createHttpServer } from '../http/http-server';
import { createDiskCache } from '../media/disk-cache';
import { createImageFetcher, type FetchImage } from '../media/fetch-remote-image';
import { createMediaStore, type MediaStore } from '../media/media-store';
import { createDiskProvider } from '../media/providers/disk-provider';
import type { MediaProvider, OwnStorage, ProviderName } from '../media/providers/media-provider';
import { createProviderRegistry } from '../media/providers/provider-registry';
import { createRenditionService } from '../media/rendition-service';
import { sharpProcessor } from '../media/sharp-processor';
import type { Pages } from '../pages/pages';
import { type CacheVersion, createCacheVersion } from '../platform/cache-version';
import { type DemoData, seedDatabase } from '../seed/seed-database';
import { closeServer, listen } from '../server-lifecycle';
import { createVisitorCounter } from '../visitors/visitor-counter';
import { testAdmin } from './admin-client';
import { createMemoryLog } from './memory-log';
import { createTemporaryFolder } from './temporary-folder';
import { createTestClient, type SendRequest } from './test-client';

export interface TestServerOptions {
  /** Reuses the folder of an earlier server; default: a new seeded folder. */
  readonly dataFolder?: string;
  readonly demo?: DemoData;
  /** Opens an empty, migrated database; default: SQLite in the data folder. */
  readonly openDatabase?: (dataFolder: string) => Promise<Knex>;
  readonly pages?: Pages;
  readonly publicOrigin?: string;
  readonly canSendEmail?: boolean;
  readonly trustedProxies?: number;
  readonly clock?: () => Date;
  readonly wait?: (milliseconds: number) => Promise<void>;
  readonly fetchImage?: FetchImage;
  readonly publitio?: MediaProvider;
  readonly s3?: OwnStorage;
  /** Provider for new files; default: the one that is given, else the disk. */
  readonly mediaProvider?: ProviderName;
  readonly limits?: Partial<ConnectionLimits>;
  readonly reserve?: DiskReserve;
}

/** A running server with its own port, database and data folder. */
export interface TestServer {
  readonly origin: string;
  readonly sendRequest: SendRequest;
  readonly dataFolder: string;
  readonly database: Knex;
  readonly cacheVersion: CacheVersion;
  readonly products: ProductStore;
  readonly library: MediaStore;
  /** The disk. */
  readonly provider: MediaProvider;
  readonly storages: readonly OwnStorage[];
  /** Log entries so far. */
  readonly logged: readonly Record<string, unknown>[];
  close(): Promise<void>;
}

/** Starts a server on a copy of the seeded database. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { demo = plainDemoData, pages, publicOrigin, trustedProxies = 0 } = options;
  const { clock, wait, publitio, s3, limits } = options;
  const { mediaProvider = publitio?.name ?? s3?.name ?? 'disk' } = options;
  const { fetchImage = createImageFetcher(), reserve = noDiskReserve } = options;
  const resources = await openResources(options, demo);
  const { dataFolder, database, cacheVersion, provider } = resources;
  const library = createMediaStore(database, cacheVersion);
  const log = createMemoryLog();
  const logger = pino({ level: 'info' }, log.destination);
  const onError = (error: unknown) => logger.error(error);
  const folder = join(dataFolder, 'renditions');
  const cache = createDiskCache(folder, { maxBytes: 100e6, onError });
  const renditions = createRenditionService(cache, { onError });
  const visitors = createVisitorCounter({ database, logger, ...(clock && { clock }) });
  const app = await createApp({
    config: { publicOrigin, trustedProxies },
    database,
    cacheVersion,
    visitors,
    passwordVerifier,
    canSendEmail: options.canSendEmail ?? true,
    media: {
      store: library,
      providers: createProviderRegistry(mediaProvider, provider, publitio, s3),
      images: sharpProcessor,
      renditions,
    },
    fetchImage,
    uploadFolder: join(dataFolder, 'uploads'),
    logger,
    pages,
    reserve,
    ...(clock && { clock }),
    ...(wait && { wait }),
  });
  const server = createHttpServer(app.callback(), limits);
  const port = await listen(server, { host: '127.0.0.1', port: 0 });
  const origin = `http://127.0.0.1:${port}`;
  return {
    ...resources,
    origin,
    sendRequest: createTestClient(origin),
    products: createProductStore(database, cacheVersion),
    library,
    storages: s3 ? [provider, s3] : [provider],
    logged: log.lines,
    async close() {
      await closeServer(server);
      await Promise.all([renditions.stop(), visitors.flush()]);
      await database.destroy();
    },
  };
}

const passwordVerifier = createPasswordVerifier(argon2Hasher);

const noDiskReserve: DiskReserve = {
  allocate: async () => undefined,
  release: async () => false,
  isLow: async () => false,
};

const plainImage = sharp({
  create: { width: 1600, height: 1200, channels: 3, background: '#ad613f' },
})
  .jpeg()
  .toBuffer();

/** Demo data with one plain image, 1600 x 1200 pixels, instead of all photos. */
const plainDemoData: DemoData = { products, images: demoImages, readImage: () => plainImage };

const seededFolders = new Map<DemoData, Promise<string>>();

async function createSeededFolder(demo: DemoData): Promise<string> {
  const folder = createTemporaryFolder();
  cpSync(await getSeededTemplate(demo), folder, { recursive: true });
  return folder;
}

/** Seeds once per demo data set; later calls copy the folder. */
function getSeededTemplate(demo: DemoData): Promise<string> {
  const folder = seededFolders.get(demo) ?? seedTemplate(demo);
  seededFolders.set(demo, folder);
  return folder;
}

async function seedTemplate(demo: DemoData): Promise<string> {
  const folder = createTemporaryFolder();
  const resources = await createResources(folder);
  await seedResources(resources, demo);
  await resources.database.destroy();
  return folder;
}

async function seedResources(
  resources: Awaited<ReturnType<typeof createResources>>,
  demo: DemoData,
): Promise<void> {
  await seedDatabase({ ...resources, images: sharpProcessor }, demo);
  const store = createAdminStore(resources.database);
  await ensureAdmin({ store, hasher: argon2Hasher }, testAdmin);
}

async function openResources({ dataFolder, openDatabase }: TestServerOptions, demo: DemoData) {
  if (openDatabase === undefined)
    return createResources(dataFolder ?? (await createSeededFolder(demo)));
  const resources = await createResources(dataFolder ?? createTemporaryFolder(), openDatabase);
  await seedResources(resources, demo);
  return resources;
}

const openSqliteFile = (dataFolder: string) => openDatabase({ dataFolder, databaseUrl: undefined });

async function createResources(dataFolder: string, open = openSqliteFile) {
  return {
    dataFolder,
    database: await open(dataFolder),
    cacheVersion: createCacheVersion(),
    provider: createDiskProvider(join(dataFolder, 'media')),
  };
}
