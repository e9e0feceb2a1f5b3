import { providerFailed, providerTooSlow } from '#contract/media/messages';
import { localizedError } from '../../../dispatch/problem';
import type { FolderRename, MediaProvider, OriginalFacts } from '../provider';
import { isPublitioId } from './answers';
import { publitioClient } from './client';
import { folderIds } from './folder-ids';
import { type HeldFile, heldFile, mayBeImage } from './held-file';
import { createPublitioHttp, type LineOptions } from './line';
import { createNearOriginals, noCache, type OriginalCache } from './near-originals';
import { type DownloadOptions, originalBytes } from './original-bytes';
import { newPublicId } from './public-id';
import { PublitioError } from './publitio-fault';
import type { PublitioKeys } from './signature';

export interface PublitioOptions {
  /** A function, so that logging the options does not print the keys. */
  readonly keys: () => PublitioKeys;
  /** Called when Publitio or the cache fails; errors contain no secrets. */
  readonly onError: (error: unknown) => void;
  readonly cache?: OriginalCache;
  readonly line?: LineOptions;
  readonly downloads?: DownloadOptions;
}

/** Also lists originals uploaded by other means. */
export interface PublitioProvider extends MediaProvider {
  /** Possible images, oldest first. Rejects with a `PublitioError`, or with the signal's reason. */
  files(signal: AbortSignal): AsyncGenerator<HeldFile>;
}

/** Stores originals under unguessable public ids. Rejects with 502, or 504 on a timeout. */
export function publitioProvider(options: PublitioOptions): PublitioProvider {
  const { keys, onError, cache, line, downloads = {} } = options;
  const client = publitioClient(createPublitioHttp(keys, line));
  const folders = folderIds(client);
  const originals = createNearOriginals({ fetchOriginal, cache: cache ?? noCache, onError });

  const toParameters = async (facts: OriginalFacts) => ({
    title: facts.title,
    description: facts.description,
    tags: facts.tags.join(','),
    privacy: facts.privacy === 'public' ? '1' : '0',
    option_download: '1',
    // Removing a file from its folder is undocumented; it stays in the old one.
    ...(facts.folder !== null && { folder: await folders.getOrCreateId(facts.folder) }),
  });

  async function create(bytes: Uint8Array, facts: OriginalFacts): Promise<string> {
    const public_id = newPublicId();
    const file = new File([bytes], `${public_id}.${facts.format}`, {
      type: `image/${facts.format}`,
    });
    const { id, privacy } = await client.createFile(file, {
      ...(await toParameters(facts)),
      public_id,
    });
    if (privacy !== null && privacy !== facts.privacy) {
      await client.deleteFile(id);
      throw new PublitioError('POST /files/create', `a ${facts.privacy} file became ${privacy}`);
    }
    return id;
  }

  async function fetchOriginal(id: string, signal: AbortSignal): Promise<Buffer | undefined> {
    const file = await client.showFile(id, signal);
    return file && originalBytes(file, downloads, signal);
  }

  async function renameFolder({ from, to, storedNames }: FolderRename): Promise<void> {
    if (await folders.rename(from, to)) return;
    const folder = await folders.getOrCreateId(to);
    for (const id of storedNames) await client.updateFile(id, { folder });
  }

  /** Logs the details and rejects with a generic message. */
  async function explained<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      if (!(error instanceof PublitioError)) throw error;
      // A deleted folder may be the cause.
      folders.forget();
      onError(error);
      throw error.isSlow
        ? localizedError(504, providerTooSlow)
        : localizedError(502, providerFailed);
    }
  }

  return {
    name: 'publitio',

    async store(bytes, facts) {
      const id = await explained(create(bytes, facts));
      await originals.save(id, Buffer.from(bytes));
      return id;
    },

    async read(storedName, signal) {
      return isPublitioId(storedName) ? explained(originals.read(storedName, signal)) : undefined;
    },

    // Without a cache there is nothing to prefetch into.
    ...(cache && {
      async bringNear(storedName: string, signal: AbortSignal) {
        if (isPublitioId(storedName)) await explained(originals.bring(storedName, signal));
      },
    }),

    async describe(storedName, facts) {
      if (!isPublitioId(storedName)) return;
      await explained(
        toParameters(facts).then((parameters) => client.updateFile(storedName, parameters)),
      );
    },

    renameFolder: (rename) => explained(renameFolder(rename)),

    async remove(storedName) {
      if (!isPublitioId(storedName)) return;
      await explained(client.deleteFile(storedName));
      await originals.forget(storedName);
    },

    async *files(signal) {
      for await (const file of client.files(signal)) {
        if (mayBeImage(file)) yield heldFile(file, () => originals.read(file.id, signal));
      }
    },
  };
}
