import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { createAdminStore } from './accounts/admin-store';
import { argon2Hasher } from './accounts/argon2-hasher';
import { ensureAdmin } from './accounts/ensure-admin';
import { createPasswordVerifier } from './accounts/password-verifier';
import { createApp } from './app';
import { readLastBackup } from './backup/last-backup';
import { type Config, readConfig } from './config';
import {
  ensureDataFolder,
  ensureMediaFolder,
  lockDataFolder,
  seedOnFirstStart,
} from './data-folder';
import { withAdvisoryLock } from './database/advisory-lock';
import { openDatabase } from './database/open-database';
import { createSlowQueryLog } from './database/slow-query-log';
import { watchCacheVersion } from './database/watch-cache-version';
import { createDiskReserve } from './disk-reserve';
import { startEmailSender } from './email/email-sender';
import { createSmtpTransport } from './email/smtp-transport';
import { createHostStatus } from './host-status';
import { createHttpServer } from './http/http-server';
import { startLoadMonitor } from './http/load-monitor';
import { scheduleCleanup } from './maintenance/cleanup';
import { createMediaLibrary } from './media/create-media-library';
import { createImageFetcher } from './media/fetch-remote-image';
import { findFirstScreenOriginals } from './media/first-screens';
import { createImageProcess } from './media/image-process';
import { prerenderFirstScreens } from './media/prerender-image';
import type { createMetrics, Metrics } from './metrics/metrics';
import { loadPages } from './pages/pages';
import { createCacheVersion } from './platform/cache-version';
import { createDemoData } from './seed/demo-data';
import { canSeed } from './seed/insert-demo-rows';
import { seedDatabase } from './seed/seed-database';
import { closeServer, listen } from './server-lifecycle';
import { formatStartupBanner } from './startup-banner';
import { toStartupMessages } from './startup-error';
import { startRestockNotifier } from './submissions/restock-notifier';
import { createVisitorCounter } from './visitors/visitor-counter';

/** The parent folder: dist/ in a build. */
const outputFolder = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Gives a load balancer time to see the 503 from `/readyz`; with several servers, several times, and under load. */
const getShutdownGraceMs = ({ instances }: Config) => (instances > 1 ? 3000 : 1000);

// The database may have been lost, or an empty folder mounted in its place.
const formatEmptyDatabaseWarning = ({
  dataFolder,
  databaseUrl,
}: Pick<Config, 'dataFolder' | 'databaseUrl'>) =>
  `There are no products, and ${databaseUrl === undefined ? dataFolder : 'the database at DATABASE_URL'} existed before this start. If products are missing, stop the server and restore them. For demo data, start it with a DATA_DIR that doesn't exist yet, or stop it and run \`npm run seed\`.`;

async function start(): Promise<void> {
  const config = readConfig(process.env, { isTerminal: process.stderr.isTTY });
  const { dataFolder, mediaFolder } = config;
  const logger = pino({ level: config.logLevel }, pino.destination(process.stderr.fd));

  await ensureDataFolder(dataFolder);
  const lock = await lockDataFolder(dataFolder);
  await ensureMediaFolder(mediaFolder);
  const version = readVersion();
  const metrics = config.getMetricsToken && (await loadMetrics({ ...config, version }));
  const logSlowQuery = createSlowQueryLog(logger, config.slowQueryMs);
  const database = await openDatabase(config, {
    observer: (query) => {
      logSlowQuery(query);
      metrics?.observeQuery(query);
    },
  });
  const cacheVersion = createCacheVersion();
  const cacheWatch = await watchCacheVersion({ ...config, database, cacheVersion, logger });
  const uploadFolder = join(dataFolder, 'uploads');
  // Leftovers of a server that was killed during uploads.
  await rm(uploadFolder, { recursive: true, force: true });
  let isStopping = false;
  const onIdleExit = (error: Error) => {
    if (!isStopping) logger.warn({ err: error }, 'The image process exited unexpectedly.');
  };
  // An idle server allocates too little for V8 to collect what images leave behind: up to 170 MB.
  const onIdle = () => globalThis.gc?.();
  const imageProcess = createImageProcess({ onIdle, onIdleExit });
  const prerenderProcess = createImageProcess({ hasLowPriority: true, onIdle, onIdleExit });
  const { storages, media, startSync } = createMediaLibrary({
    config,
    database,
    cacheVersion,
    logger,
    images: imageProcess,
    render: imageProcess.render,
    renderWhenIdle: prerenderProcess.render,
  });
  const admin = await withAdvisoryLock(config, async () => {
    const wasSeeded = await seedOnFirstStart(dataFolder, () =>
      seedDatabase(
        { database, provider: media.providers.private, images: media.images, cacheVersion },
        createDemoData(findProjectRoot()),
      ),
    );
    if (!wasSeeded && (await canSeed(database))) logger.warn(formatEmptyDatabaseWarning(config));
    const store = createAdminStore(database);
    return ensureAdmin({ store, hasher: argon2Hasher }, config.admin);
  });

  metrics?.addGauges({
    database,
    renditions: media.renditions,
    readLastBackup: () => readLastBackup(dataFolder),
    clock: () => new Date(),
  });
  const visitors = createVisitorCounter({ database, logger });
  const hasPages = existsSync(join(outputFolder, 'render', 'server.js'));
  const reserve = createDiskReserve(dataFolder, { mediaFolder });
  await reserve.allocate();
  const loadMonitor = startLoadMonitor();
  const app = await createApp({
    config,
    reserve,
    host: createHostStatus({ dataFolder, reserve, version, servers: config.instances }),
    loadMonitor,
    database,
    cacheVersion,
    visitors,
    passwordVerifier: createPasswordVerifier(argon2Hasher),
    canSendEmail: config.smtp !== undefined,
    media,
    fetchImage: createImageFetcher(),
    uploadFolder,
    logger,
    pages: hasPages ? await loadPages(outputFolder) : undefined,
    metrics: metrics && config.getMetricsToken && { ...metrics, getToken: config.getMetricsToken },
    isStopping: () => isStopping,
  });
  const server = createHttpServer(app.callback(), {
    onClientError: (response) => {
      if (config.hasAccessLog) logger.info(response, 'A request could not be read.');
    },
    // Behind a proxy, all connections share its IP address; the proxy has to limit clients.
    ...(config.trustedProxies > 0 && { maxConnectionsPerIp: Number.POSITIVE_INFINITY }),
  });
  const port = await listen(server, config);
  const sync = startSync();
  findFirstScreenOriginals(database)
    .then((originals) => {
      if (!isStopping) prerenderFirstScreens(media, originals);
    })
    .catch((error) => logger.warn({ err: error }, 'Images could not be prerendered.'));
  const cleanup = scheduleCleanup({
    database,
    store: media.store,
    storages,
    logger,
    clock: () => new Date(),
  });
  const emailSender =
    config.smtp &&
    startEmailSender({
      database,
      transport: createSmtpTransport(config.smtp),
      clock: () => new Date(),
      logger,
    });
  const restockNotifier =
    config.smtp &&
    config.publicOrigin !== undefined &&
    startRestockNotifier({
      database,
      publicOrigin: config.publicOrigin,
      clock: () => new Date(),
      logger,
    });
  const stop = async () => {
    isStopping = true;
    await Promise.all([
      closeServer(server, { graceMs: getShutdownGraceMs(config) }),
      // A signal to the process group ends the rendering process too.
      media.renditions.stop(),
      // Interrupts an image that may take many seconds.
      prerenderProcess.stop(),
      sync?.stop(),
      cleanup.stop(),
      emailSender?.stop(),
      ...(restockNotifier ? [restockNotifier.stop()] : []),
    ]);
    // Until here the server still answers.
    loadMonitor.stop();
    await Promise.all([cacheWatch?.stop(), media.renditions.stop(), visitors.flush()]);
    await Promise.all([imageProcess.stop(), prerenderProcess.stop(), database.destroy()]);
    await lock.release();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  // Print last: a script that waits for this line may stop the server right away.
  process.stdout.write(formatStartupBanner({ ...config, port, admin, hasPages }));
}

/** Loaded only if they are on. */
async function loadMetrics(options: Parameters<typeof createMetrics>[0]): Promise<Metrics> {
  const module = await import('./metrics/metrics');
  return module.createMetrics(options);
}

/** The nearest parent folder with a package.json, for sources and build alike. */
function findProjectRoot(): string {
  let folder = outputFolder;
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return folder;
}

function readVersion(): string {
  const { version } = JSON.parse(readFileSync(join(findProjectRoot(), 'package.json'), 'utf8'));
  return version;
}

try {
  await start();
} catch (error) {
  const messages = toStartupMessages(error);
  if (!messages) throw error;
  process.stderr.write(`${messages.join('\n')}\n`);
  process.exit(1);
}
