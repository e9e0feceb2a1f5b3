import { join } from 'node:path';
import type { Knex } from 'knex';
import { pino } from 'pino';
import sharp from 'sharp';
import { demoImages } from '#demo/images';
import { products } from '#demo/products';
import { argon2Hasher } from '../accounts/argon2-hasher';
import { createPasswordVerifier } from '../accounts/password-verifier';
import { createApp } from '../app';
import { readLastBackup } from '../backup/last-backup';
import { createProductStore, type ProductStore } from '../catalog/product-store';
import { watchCacheVersion } from '../database/watch-cache-version';
import type { DiskReserve } from '../disk-reserve';
import { createHostStatus } from '../host-status';
import { type ConnectionLimits, createHttpServer } from '../http/http-server';
import type { LoadMonitor } from '../http/load-monitor';
import type { MetricsEndpoint } from '../http/metrics-endpoint';
import { createDiskCache } from '../media/disk-cache';
import { createImageFetcher, type FetchImage } from '../media/fetch-remote-image';
import { createMediaStore, type MediaStore } from '../media/media-store';
import type { MediaProvider, OwnStorage, ProviderName } from '../media/providers/media-provider';
import { createProviderRegistry } from '../media/providers/provider-registry';
import { renderImage } from '../media/render-image';
import { createRenditionService } from '../media/rendition-service';
import { sharpProcessor } from '../media/sharp-processor';
import type { GaugeSources } from '../metrics/gauges';
import { createMetrics } from '../metrics/metrics';
import type { Pages } from '../pages/pages';
import type { DemoData } from '../seed/seed-database';
import { closeServer, listen } from '../server-lifecycle';
import { createVisitorCounter } from '../visitors/visitor-counter';
import { createMemoryLog } from './memory-log';
import { createTemporaryFolder } from './temporary-folder';
import { createTestClient, type SendRequest } from './test-client';
import { closeTestShop, openTestShop, type ShopResources, seedTestShop } from './test-shops';

export interface TestServerOptions {
  /** Reuses the folder of an earlier server; default: a new seeded folder. */
  readonly dataFolder?: string;
  readonly demo?: DemoData;
  /** Opens an empty, migrated database; default: that of the test project. */
  readonly openDatabase?: (dataFolder: string) => Promise<Knex>;
  readonly pages?: Pages;
  readonly publicOrigin?: string;
  readonly canSendEmail?: boolean;
  readonly trustedProxies?: number;
  /** Default: false, so that `logged` has only what needs attention. */
  readonly hasAccessLog?: boolean;
  /** Turns on `/metrics`. */
  readonly metricsToken?: string;
  readonly clock?: () => Date;
  readonly wait?: (milliseconds: number) => Promise<void>;
  readonly fetchImage?: FetchImage;
  readonly publitio?: MediaProvider;
  readonly s3?: OwnStorage;
  /** Provider for new files; default: the one that is given, else the disk. */
  readonly mediaProvider?: ProviderName;
  readonly limits?: Partial<ConnectionLimits>;
  readonly reserve?: DiskReserve;
  readonly loadMonitor?: Pick<LoadMonitor, 'getDelay'>;
  /** Number of servers that the status names; default: 1. */
  readonly servers?: number;
  /** Whether other servers use the same data folder; each renders images for itself. */
  readonly isShared?: boolean;
  /** Called for every response; `url` is path and query. */
  readonly onResponse?: (response: SentResponse) => void;
  /** Called when a connection closes before its response has ended. */
  readonly onAbort?: () => void;
}

interface SentResponse {
  readonly method: string;
  readonly url: string;
  readonly status: number;
}

/** A running server with its own port, database and data folder. */
export interface TestServer extends ShopResources {
  readonly origin: string;
  readonly sendRequest: SendRequest;
  readonly products: ProductStore;
  readonly library: MediaStore;
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
  const { fetchImage = createImageFetcher(), reserve = noDiskReserve, isShared } = options;
  const resources = options.openDatabase
    ? await seedTestShop(demo, options.openDatabase, options.dataFolder)
    : await openTestShop(demo, options.dataFolder);
  const { dataFolder, database, cacheVersion, provider } = resources;
  const library = createMediaStore(database, cacheVersion);
  const log = createMemoryLog();
  const logger = pino({ level: 'info' }, log.destination);
  const onError = (error: unknown) => logger.error(error);
  const folder = join(isShared ? createTemporaryFolder() : dataFolder, 'renditions');
  const cache = createDiskCache(folder, { maxBytes: 100e6, onError });
  const renditions = createRenditionService(cache, { render: renderImage, onError });
  const visitors = createVisitorCounter({ database, logger, ...(clock && { clock }) });
  const metrics = createTestMetrics(options, { database, renditions, dataFolder });
  const app = await createApp({
    config: { publicOrigin, trustedProxies, hasAccessLog: options.hasAccessLog ?? false },
    database,
    cacheVersion,
    visitors,
    passwordVerifier,
    host: createHostStatus({
      dataFolder,
      reserve,
      version: '1.2.3',
      servers: options.servers ?? 1,
    }),
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
    loadMonitor: options.loadMonitor,
    metrics,
    ...(clock && { clock }),
    ...(wait && { wait }),
  });
  const cacheWatch = isShared
    ? await watchCacheVersion({ ...resources.location, database, cacheVersion, logger })
    : undefined;
  const server = createHttpServer(app.callback(), limits);
  server.on('request', ({ method = '', url = '' }, response) => {
    response.on('finish', () => options.onResponse?.({ method, url, status: response.statusCode }));
    response.on('close', () => response.writableFinished || options.onAbort?.());
  });
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
      await Promise.all([renditions.stop(), visitors.flush(), cacheWatch?.stop()]);
      await closeTestShop(resources);
    },
  };
}

function createTestMetrics(
  { metricsToken, clock = () => new Date() }: TestServerOptions,
  {
    dataFolder,
    ...sources
  }: Pick<GaugeSources, 'database' | 'renditions'> & { dataFolder: string },
): MetricsEndpoint | undefined {
  if (metricsToken === undefined) return undefined;
  const metrics = createMetrics({ version: '1.2.3', slowQueryMs: 200 });
  metrics.addGauges({ ...sources, readLastBackup: () => readLastBackup(dataFolder), clock });
  return { ...metrics, getToken: () => metricsToken };
}

const passwordVerifier = createPasswordVerifier(argon2Hasher);

export const noDiskReserve: DiskReserve = {
  allocate: async () => undefined,
  release: async () => false,
  isLow: async () => false,
  isWritable: async () => true,
  getFreeBytes: async () => 10e9,
};

const plainImage = sharp({
  create: { width: 1600, height: 1200, channels: 3, background: '#ad613f' },
})
  .jpeg()
  .toBuffer();

/** Demo data with one plain image, 1600 x 1200 pixels, instead of all photos. */
const plainDemoData: DemoData = { products, images: demoImages, readImage: () => plainImage };
