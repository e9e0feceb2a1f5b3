import { join } from 'node:path';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { CacheVersion } from '../platform/cache-version';
import { createDiskCache, type DiskCache } from './disk-cache';
import { createFolderStore } from './folder-store';
import type { ImageProcessor } from './image-processor';
import { createMediaStore } from './media-store';
import { createDiskProvider } from './providers/disk-provider';
import type { OwnStorage, ProviderName } from './providers/media-provider';
import { createProviderRegistry } from './providers/provider-registry';
import {
  createPublitioProvider,
  type PublitioProvider,
} from './providers/publitio/publitio-provider';
import type { PublitioKeys } from './providers/publitio/signature';
import type { S3Settings } from './providers/s3/s3-client';
import { createS3Provider } from './providers/s3/s3-provider';
import type { RenderImage } from './rendition-options';
import { type CachedRenditionService, createRenditionService } from './rendition-service';
import { startProviderSync } from './sync-provider';

/** Bytes; enough for the images of the pages in use. */
const renditionMemoryBytes = 32e6;

/** Bytes of originals cached on disk, for each remote provider. */
const maxCachedOriginalBytes = 1024 ** 3;

export interface MediaLibrarySettings {
  /** Absolute path. */
  readonly dataFolder: string;
  /** Absolute path of the originals on disk; shared by several servers. */
  readonly mediaFolder: string;
  /** Bytes. */
  readonly renditionsBytes: number;
  readonly mediaProvider: ProviderName;
  /** A function, so that logging the settings does not print the keys. */
  readonly publitioKeys: (() => PublitioKeys) | undefined;
  readonly s3: S3Settings | undefined;
}

interface MediaLibraryDependencies {
  readonly config: MediaLibrarySettings;
  readonly database: Knex;
  readonly cacheVersion: CacheVersion;
  readonly logger: Logger;
  readonly images: ImageProcessor;
  readonly render: RenderImage;
  /** For prerendering; default: `render`. */
  readonly renderWhenIdle?: RenderImage;
}

export function createMediaLibrary(dependencies: MediaLibraryDependencies) {
  const { config, database, cacheVersion, images, logger } = dependencies;
  const { providers, storages, publitio } = createProviders(dependencies);
  const renditions = createLibraryRenditions(dependencies);
  const store = createMediaStore(database, cacheVersion);
  return {
    storages,
    media: {
      store,
      providers,
      images,
      renditions,
    },
    /** Starts importing from Publitio; undefined unless new files go there. */
    startSync: () =>
      publitio && config.mediaProvider === publitio.name
        ? startProviderSync({
            publitio,
            store,
            folders: createFolderStore(database),
            images,
            renditions,
            logger,
            clock: () => new Date(),
          })
        : undefined,
  };
}

type ProviderDependencies = Pick<MediaLibraryDependencies, 'config' | 'logger'>;

export function createProviders({ config, logger }: ProviderDependencies) {
  const disk = createDiskProvider(config.mediaFolder);
  const publitio =
    config.publitioKeys && createLibraryPublitio({ config, logger }, config.publitioKeys);
  const s3 = config.s3 && createLibraryS3({ config, logger }, config.s3);
  return {
    providers: createProviderRegistry(config.mediaProvider, disk, publitio, s3),
    /** To be cleaned up. */
    storages: s3 ? [disk, s3] : [disk],
    publitio,
  };
}

function createLibraryRenditions({
  config,
  logger,
  render,
  renderWhenIdle,
}: MediaLibraryDependencies): CachedRenditionService {
  const cache = createDiskCache(join(config.dataFolder, 'renditions'), {
    maxBytes: config.renditionsBytes,
    maxMemoryBytes: renditionMemoryBytes,
    onError: (error) => logger.error({ err: error }, 'The cache of rendered images failed.'),
  });
  return createRenditionService(cache, {
    render,
    ...(renderWhenIdle && { renderWhenIdle }),
    onError: (error) =>
      logger.error({ err: error }, 'An image could not be prerendered or cached.'),
  });
}

function createLibraryPublitio(
  { config, logger }: ProviderDependencies,
  keys: () => PublitioKeys,
): PublitioProvider {
  const onError = (error: unknown) =>
    logger.error({ err: error }, 'An image at Publitio could not be read, changed or cached.');
  return createPublitioProvider({
    keys,
    cache: createOriginalCache(config, 'publitio', onError),
    onError,
  });
}

function createLibraryS3(
  { config, logger }: ProviderDependencies,
  settings: S3Settings,
): OwnStorage {
  const onError = (error: unknown) =>
    logger.error({ err: error }, 'An image in the S3 bucket could not be read, changed or cached.');
  return createS3Provider({
    ...settings,
    cache: createOriginalCache(config, 's3', onError),
    onError,
  });
}

const createOriginalCache = (
  { dataFolder }: MediaLibrarySettings,
  folder: ProviderName,
  onError: (error: unknown) => void,
): DiskCache =>
  createDiskCache(join(dataFolder, folder), { maxBytes: maxCachedOriginalBytes, onError });
