import { providerFailed, providerTimedOut } from '#contract/media/messages';
import { localizedError } from '../../../dispatch/http-error';
import type { FolderRename, MediaProvider, OriginalMetadata } from '../media-provider';
import { createRemoteOriginalCache, noopCache, type OriginalCache } from '../remote-original-cache';
import { createPublitioClient } from './client';
import { type DownloadOptions, downloadOriginal } from './download-original';
import { createFolderIdCache } from './folder-id-cache';
import { createPublitioHttp, type PublitioHttpOptions } from './http';
import { mayBeImage, type ProviderFile, toProviderFile } from './provider-file';
import { generatePublicId } from './public-id';
import { PublitioError } from './publitio-error';
import { isPublitioId } from './responses';
import type { PublitioKeys } from './signature';

export interface PublitioOptions {
  /** A function, so that logging the options does not print the keys. */
  readonly keys: () => PublitioKeys;
  /** Called when Publitio or the cache fails; errors contain no secrets. */
  readonly onError: (error: unknown) => void;
  readonly cache?: OriginalCache;
  readonly http?: PublitioHttpOptions;
  readonly downloads?: DownloadOptions;
}

/** Also lists originals uploaded by other means. */
export interface PublitioProvider extends MediaProvider {
  /** Possible images, oldest first. Rejects with a `PublitioError`, or with the signal's reason. */
  listFiles(signal: AbortSignal): AsyncGenerator<ProviderFile>;
}

/** Stores originals under unguessable public ids. Rejects with 502, or 504 on a timeout. */
export function createPublitioProvider(options: PublitioOptions): PublitioProvider {
  const { keys, onError, cache, http, downloads = {} } = options;
  const client = createPublitioClient(createPublitioHttp(keys, http));
  const folderIdCache = createFolderIdCache(client);
  const originals = createRemoteOriginalCache({
    fetchOriginal,
    cache: cache ?? noopCache,
    onError,
  });

  const toParameters = async (metadata: OriginalMetadata) => ({
    title: metadata.title,
    description: metadata.description,
    tags: metadata.tags.join(','),
    privacy: metadata.privacy === 'public' ? '1' : '0',
    option_download: '1',
    // Removing a file from its folder is undocumented; it stays in the old one.
    ...(metadata.folder !== null && { folder: await folderIdCache.getOrCreateId(metadata.folder) }),
  });

  async function create(bytes: Uint8Array, metadata: OriginalMetadata): Promise<string> {
    const public_id = generatePublicId();
    const file = new File([bytes], `${public_id}.${metadata.format}`, {
      type: `image/${metadata.format}`,
    });
    const { id, privacy } = await client.createFile(file, {
      ...(await toParameters(metadata)),
      public_id,
    });
    if (privacy !== null && privacy !== metadata.privacy) {
      await client.deleteFile(id);
      throw new PublitioError('POST /files/create', `a ${metadata.privacy} file became ${privacy}`);
    }
    return id;
  }

  async function fetchOriginal(id: string, signal: AbortSignal): Promise<Buffer | undefined> {
    const file = await client.getFile(id, signal);
    return file && downloadOriginal(file, downloads, signal);
  }

  async function renameFolder({ from, to, storedNames }: FolderRename): Promise<void> {
    if (await folderIdCache.rename(from, to)) return;
    const folder = await folderIdCache.getOrCreateId(to);
    for (const id of storedNames) await client.updateFile(id, { folder });
  }

  /** Logs the details and rejects with a generic message. */
  async function translateErrors<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      if (!(error instanceof PublitioError)) throw error;
      // A deleted folder may be the cause.
      folderIdCache.clear();
      onError(error);
      throw error.isTimeout
        ? localizedError(504, providerTimedOut)
        : localizedError(502, providerFailed);
    }
  }

  return {
    name: 'publitio',

    async store(bytes, metadata) {
      const id = await translateErrors(create(bytes, metadata));
      await originals.save(id, Buffer.from(bytes));
      return id;
    },

    async read(storedName, signal) {
      return isPublitioId(storedName)
        ? translateErrors(originals.read(storedName, signal))
        : undefined;
    },

    // Without a cache there is nothing to prefetch into.
    ...(cache && {
      async prefetch(storedName: string, signal: AbortSignal) {
        if (isPublitioId(storedName)) await translateErrors(originals.prefetch(storedName, signal));
      },
    }),

    async updateMetadata(storedName, metadata) {
      if (!isPublitioId(storedName)) return;
      await translateErrors(
        toParameters(metadata).then((parameters) => client.updateFile(storedName, parameters)),
      );
    },

    renameFolder: (rename) => translateErrors(renameFolder(rename)),

    async remove(storedName) {
      if (!isPublitioId(storedName)) return;
      await translateErrors(client.deleteFile(storedName));
      await originals.evict(storedName);
    },

    async *listFiles(signal) {
      for await (const file of client.listFiles(signal)) {
        if (mayBeImage(file)) yield toProviderFile(file, () => originals.read(file.id, signal));
      }
    },
  };
}
