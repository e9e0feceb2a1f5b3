import { randomUUID } from 'node:crypto';
import { providerFailed, providerTimedOut } from '#contract/media/messages';
import { busyError } from '../../../dispatch/http-error';
import { generatedName } from '../disk-provider';
import type { OwnStorage } from '../media-provider';
import { createRemoteOriginalCache, type OriginalCache } from '../remote-original-cache';
import { createS3Client, type S3Limits, type S3Settings, type StoredObject } from './s3-client';
import { S3Error } from './s3-error';

/** The database may have been lost, or be another shop's: deleting would make it worse. */
const noneKnown =
  'the database has none of the originals, and nothing was deleted; each shop needs a bucket or prefix of its own';

/** `Retry-After` in seconds. */
const retryAfterSeconds = 5;

export interface S3Options extends S3Settings {
  /** Called when the store or the cache fails; errors contain no secrets. */
  readonly onError: (error: unknown) => void;
  readonly cache: OriginalCache;
  readonly limits?: S3Limits;
}

/**
 * Stores originals as private objects with generated names in a bucket of the shop. Rejects with 503 while the store
 * fails.
 */
export function createS3Provider({ onError, cache, limits, ...settings }: S3Options): OwnStorage {
  const client = createS3Client(settings, limits);
  const toKey = (storedName: string) => `${settings.prefix}${storedName}`;
  const originals = createRemoteOriginalCache({
    fetchOriginal: (storedName, signal) => client.getObject(toKey(storedName), signal),
    cache,
    onError,
  });

  /** Logs the details and rejects with a generic message. */
  async function translateErrors<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      if (!(error instanceof S3Error)) throw error;
      onError(error);
      throw busyError(retryAfterSeconds, error.isTimeout ? providerTimedOut : providerFailed);
    }
  }

  return {
    name: 's3',

    async store(bytes, { format }) {
      const storedName = randomUUID();
      await translateErrors(client.putObject(toKey(storedName), bytes, `image/${format}`));
      await originals.save(storedName, Buffer.from(bytes));
      return storedName;
    },

    read: async (storedName, signal) =>
      generatedName.test(storedName)
        ? translateErrors(originals.read(storedName, signal))
        : undefined,

    stream: async (storedName, signal) =>
      generatedName.test(storedName)
        ? translateErrors(originals.getBytesOrStream(storedName, signal))
        : undefined,

    async prefetch(storedName, signal) {
      if (generatedName.test(storedName))
        await translateErrors(originals.prefetch(storedName, signal));
    },

    // The bucket has no other readers; the metadata is in the database.
    updateMetadata: async () => undefined,

    async remove(storedName) {
      if (!generatedName.test(storedName)) return;
      await translateErrors(client.deleteObject(toKey(storedName)));
      await originals.evict(storedName);
    },

    async removeOrphans(known, before) {
      await originals.retain(known);
      const storedNames = new Map<string, StoredObject>();
      for await (const object of client.listObjects(settings.prefix)) {
        const name = object.key.slice(settings.prefix.length);
        if (generatedName.test(name)) storedNames.set(name, object);
      }
      const orphans = [...storedNames].filter(
        ([name, { modifiedAt }]) => !known.has(name) && modifiedAt && modifiedAt <= before,
      );
      if (orphans.length > 0 && ![...storedNames.keys()].some((name) => known.has(name))) {
        onError(new S3Error('ListObjectsV2', noneKnown));
        return 0;
      }
      for (const [, { key }] of orphans) await client.deleteObject(key);
      return orphans.length;
    },
  };
}
