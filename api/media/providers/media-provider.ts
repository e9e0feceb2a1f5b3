import type { MediaFile } from '#contract/media/schema';
import type { StreamedFile } from '../verified-file';

export const providerNames = ['disk', 'publitio', 's3'] as const;
export type ProviderName = (typeof providerNames)[number];

/** For providers that show metadata to their own users. */
export interface OriginalMetadata
  extends Pick<MediaFile, 'title' | 'description' | 'tags' | 'privacy' | 'format'> {
  readonly folder: string | null;
}

export interface FolderRename {
  readonly from: string;
  readonly to: string;
  /** Provider ids of the folder's files. */
  readonly storedNames: readonly string[];
}

export interface MediaProvider {
  readonly name: ProviderName;
  /** Returns the provider's new id of the original. */
  store(bytes: Uint8Array, metadata: OriginalMetadata): Promise<string>;
  /** Undefined if the original is gone. */
  read(storedName: string, signal?: AbortSignal): Promise<Uint8Array | undefined>;
  /** Like `read`, for providers with files on disk. The caller must end the stream. */
  stream?(storedName: string, signal?: AbortSignal): Promise<Uint8Array | StreamedFile | undefined>;
  /**
   * Downloads an original into the local cache; for slow providers. Rejects like `read`, and with the signal’s reason.
   */
  prefetch?(storedName: string, signal: AbortSignal): Promise<void>;
  updateMetadata(storedName: string, metadata: OriginalMetadata): Promise<void>;
  /** For providers that show folders to their own users. */
  renameFolder?(rename: FolderRename): Promise<void>;
  /** Does nothing if there are none. */
  remove(storedName: string): Promise<void>;
}

/** Storage that only this shop uses: private files may be there. */
export interface OwnStorage extends MediaProvider {
  /**
   * Removes unknown originals last written before `before`; returns how many. Also removes them from this server's
   * cache, which may have what another server deleted.
   */
  removeOrphans(known: ReadonlySet<string>, before: Date): Promise<number>;
}
