import { join } from 'node:path';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { CacheVersion } from '../platform/cache-version';
import { createDiskCache } from './disk-cache';
import { createFolderStore } from './folder-store';
import { startProviderSync } from './keep-adopting';
import { makeImagesSideBySide } from './optimize';
import { restrictImageLoaders } from './picture-loaders';
import { diskProvider } from './providers/disk';
import type { ProviderName } from './providers/provider';
import { createProviderRegistry } from './providers/providers';
import { type PublitioProvider, publitioProvider } from './providers/publitio/publitio';
import type { PublitioKeys } from './providers/publitio/signature';
import type { RenderImage } from './rendition-options';
import { type CachedRenditions, createRenditions } from './renditions';
import { sharpProcessor } from './sharp-processor';
import { createMediaStore } from './store';

/** Bytes; enough for the images of the pages in use. */
const renditionsInMemory = 32e6;

/** Bytes of Publitio originals cached on disk. */
const maxCachedOriginalBytes = 1024 ** 3;

export interface LibrarySettings {
  /** Absolute path. */
  readonly dataFolder: string;
  /** Bytes. */
  readonly renditionsBytes: number;
  readonly mediaProvider: ProviderName;
  /** A function, so that logging the settings does not print the keys. */
  readonly publitioKeys: (() => PublitioKeys) | undefined;
}

interface LibraryParts {
  readonly config: LibrarySettings;
  readonly database: Knex;
  readonly cacheVersion: CacheVersion;
  readonly logger: Logger;
  readonly render: RenderImage;
}

export function openLibrary(parts: LibraryParts) {
  const { config, database, cacheVersion, logger } = parts;
  makeImagesSideBySide();
  restrictImageLoaders();
  const originals = join(config.dataFolder, 'media');
  const disk = diskProvider(originals);
  const publitio = config.publitioKeys && publitioFor(parts, config.publitioKeys);
  const renditions = renditionsFor(parts);
  const store = createMediaStore(database, cacheVersion);
  return {
    disk,
    originals,
    media: {
      store,
      providers: createProviderRegistry(config.mediaProvider, disk, publitio),
      images: sharpProcessor,
      renditions,
    },
    /** Starts importing from Publitio; undefined unless new files go there. */
    beginAdoption: () =>
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

function renditionsFor({ config, logger, render }: LibraryParts): CachedRenditions {
  const cache = createDiskCache(join(config.dataFolder, 'renditions'), {
    mostBytes: config.renditionsBytes,
    mostInMemory: renditionsInMemory,
    onError: (error) => logger.error({ err: error }, 'The cache of rendered images failed.'),
  });
  return createRenditions(cache, {
    render,
    onError: (error) =>
      logger.error({ err: error }, 'An image could not be prerendered or cached.'),
  });
}

function publitioFor({ config, logger }: LibraryParts, keys: () => PublitioKeys): PublitioProvider {
  const onError = (error: unknown) =>
    logger.error({ err: error }, 'An image at Publitio could not be read, changed or cached.');
  const cache = createDiskCache(join(config.dataFolder, 'publitio'), {
    mostBytes: maxCachedOriginalBytes,
    onError,
  });
  return publitioProvider({ keys, cache, onError });
}
