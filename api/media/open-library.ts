import { join } from 'node:path';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { CacheVersion } from '../platform/cache-version';
import { createDiskCache } from './disk-cache';
import { createFolderStore } from './folder-store';
import { keepAdopting } from './keep-adopting';
import { makeImagesSideBySide } from './optimize';
import { openPicturesOnly } from './picture-loaders';
import { diskProvider } from './providers/disk';
import type { ProviderName } from './providers/provider';
import { providersOf } from './providers/providers';
import { type PublitioProvider, publitioProvider } from './providers/publitio/publitio';
import type { PublitioKeys } from './providers/publitio/signature';
import type { RenderImage } from './rendition-options';
import { type CachedRenditions, createRenditions } from './renditions';
import { sharpProcessor } from './sharp-processor';
import { createMediaStore } from './store';

/** Bytes of images that are kept in memory: those of the pages people look at. */
const renditionsInMemory = 32e6;

/** Bytes of originals of Publitio's that are kept on the disk. */
const mostOriginalsKept = 1024 ** 3;

/** What the settings of a server say about its media library. */
export interface LibrarySettings {
  /** Absolute path of the folder that holds everything the shop keeps. */
  readonly dataFolder: string;
  /** Bytes that images made from the originals may take on disk. */
  readonly renditionsBytes: number;
  /** Whom new files of the media library are given to. */
  readonly mediaProvider: ProviderName;
  /** The account at Publitio; a function, so that nothing that prints the settings prints it. */
  readonly publitioKeys: (() => PublitioKeys) | undefined;
}

interface LibraryParts {
  readonly config: LibrarySettings;
  readonly database: Knex;
  readonly cacheVersion: CacheVersion;
  readonly logger: Logger;
  /** Renders images. */
  readonly render: RenderImage;
}

/** The media library of a server: who holds originals, and what is made of them. */
export function openLibrary(parts: LibraryParts) {
  const { config, database, cacheVersion, logger } = parts;
  makeImagesSideBySide();
  openPicturesOnly();
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
      providers: providersOf(config.mediaProvider, disk, publitio),
      images: sharpProcessor,
      renditions,
    },
    /** Takes in what is at Publitio already, where new files go there; undefined where they do not. */
    beginAdoption: () =>
      publitio && config.mediaProvider === publitio.name
        ? keepAdopting({
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
    onFault: (fault) => logger.error({ err: fault }, 'The kept images could not be looked after.'),
  });
  return createRenditions(cache, {
    render,
    onFault: (fault) => logger.error({ err: fault }, 'An image could not be made ahead or kept.'),
  });
}

/** Publitio, with a cache of what was last read from it on the shop's own disk. */
function publitioFor({ config, logger }: LibraryParts, keys: () => PublitioKeys): PublitioProvider {
  const onFault = (fault: unknown) =>
    logger.error({ err: fault }, 'A picture at Publitio could not be had, changed or kept near.');
  const cache = createDiskCache(join(config.dataFolder, 'publitio'), {
    mostBytes: mostOriginalsKept,
    onFault,
  });
  return publitioProvider({ keys, cache, onFault });
}
