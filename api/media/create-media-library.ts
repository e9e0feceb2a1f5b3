import { join } from 'node:path';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { CacheVersion } from '../platform/cache-version';
import { createDiskCache } from './disk-cache';
import { createFolderStore } from './folder-store';
import { createMediaStore } from './media-store';
import { createDiskProvider } from './providers/disk-provider';
import type { ProviderName } from './providers/media-provider';
import { createProviderRegistry } from './providers/provider-registry';
import {
  createPublitioProvider,
  type PublitioProvider,
} from './providers/publitio/publitio-provider';
import type { PublitioKeys } from './providers/publitio/signature';
import { configureSharp } from './render-image';
import type { RenderImage } from './rendition-options';
import { type CachedRenditionService, createRenditionService } from './rendition-service';
import { restrictImageLoaders } from './restrict-image-loaders';
import { sharpProcessor } from './sharp-processor';
import { startProviderSync } from './sync-provider';

/** Bytes; enough for the images of the pages in use. */
const renditionMemoryBytes = 32e6;

/** Bytes of Publitio originals cached on disk. */
const maxCachedOriginalBytes = 1024 ** 3;

export interface MediaLibrarySettings {
  /** Absolute path. */
  readonly dataFolder: string;
  /** Bytes. */
  readonly renditionsBytes: number;
  readonly mediaProvider: ProviderName;
  /** A function, so that logging the settings does not print the keys. */
  readonly publitioKeys: (() => PublitioKeys) | undefined;
}

interface MediaLibraryDependencies {
  readonly config: MediaLibrarySettings;
  readonly database: Knex;
  readonly cacheVersion: CacheVersion;
  readonly logger: Logger;
  readonly render: RenderImage;
}

export function createMediaLibrary(dependencies: MediaLibraryDependencies) {
  const { config, database, cacheVersion, logger } = dependencies;
  configureSharp();
  restrictImageLoaders();
  const originalsFolder = join(config.dataFolder, 'media');
  const disk = createDiskProvider(originalsFolder);
  const publitio = config.publitioKeys && createLibraryPublitio(dependencies, config.publitioKeys);
  const renditions = createLibraryRenditions(dependencies);
  const store = createMediaStore(database, cacheVersion);
  return {
    disk,
    originalsFolder,
    media: {
      store,
      providers: createProviderRegistry(config.mediaProvider, disk, publitio),
      images: sharpProcessor,
      renditions,
    },
    /** Starts importing from Publitio; undefined unless new files go there. */
    startSync: () =>
      publitio && config.mediaProvider === publitio.name
        ? startProviderSync({
            publitio,
            store,
            folders: createFolderStore(database),
            images: sharpProcessor,
            renditions,
            logger,
            clock: () => new Date(),
          })
        : undefined,
  };
}

function createLibraryRenditions({
  config,
  logger,
  render,
}: MediaLibraryDependencies): CachedRenditionService {
  const cache = createDiskCache(join(config.dataFolder, 'renditions'), {
    maxBytes: config.renditionsBytes,
    maxMemoryBytes: renditionMemoryBytes,
    onError: (error) => logger.error({ err: error }, 'The cache of rendered images failed.'),
  });
  return createRenditionService(cache, {
    render,
    onError: (error) =>
      logger.error({ err: error }, 'An image could not be prerendered or cached.'),
  });
}

function createLibraryPublitio(
  { config, logger }: MediaLibraryDependencies,
  keys: () => PublitioKeys,
): PublitioProvider {
  const onError = (error: unknown) =>
    logger.error({ err: error }, 'An image at Publitio could not be read, changed or cached.');
  const cache = createDiskCache(join(config.dataFolder, 'publitio'), {
    maxBytes: maxCachedOriginalBytes,
    onError,
  });
  return createPublitioProvider({ keys, cache, onError });
}
