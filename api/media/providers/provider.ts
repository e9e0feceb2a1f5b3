import type { MediaFile } from '#contract/media/schema';
import type { StreamedBytes } from '../disk-cache';

/** Who can hold originals. */
export const providerNames = ['disk', 'publitio'] as const;
export type ProviderName = (typeof providerNames)[number];

/** What the library says of an original, for providers that show such things to their own users. */
export interface OriginalFacts
  extends Pick<MediaFile, 'title' | 'description' | 'tags' | 'privacy' | 'format'> {
  /** Name of the folder it is in. */
  readonly folder: string | null;
}

/** A folder of the library that has another name from now on. */
export interface FolderRename {
  readonly from: string;
  readonly to: string;
  /** What the provider stores the folder's files under. */
  readonly storedNames: readonly string[];
}

/** Where originals of the media library lie. */
export interface MediaProvider {
  readonly name: ProviderName;
  /** Stores bytes under a new name of the provider's choosing, which it answers. */
  store(bytes: Uint8Array, facts: OriginalFacts): Promise<string>;
  /** The bytes stored under a name; undefined when they are gone. */
  read(storedName: string, signal?: AbortSignal): Promise<Uint8Array | undefined>;
  /** As `read`, but as a stream that the caller ends; of providers whose bytes lie on the disk. */
  stream?(storedName: string): Promise<StreamedBytes | undefined>;
  /**
   * Has the bytes stored under a name lie where reading them asks nobody else; of providers that may be slow. Rejects
   * as reading does, and with the signal's reason.
   */
  bringNear?(storedName: string, signal: AbortSignal): Promise<void>;
  /** Says what the library now says of the bytes stored under a name. */
  describe(storedName: string, facts: OriginalFacts): Promise<void>;
  /** Gives a folder another name; of providers that show folders to their own users. */
  renameFolder?(rename: FolderRename): Promise<void>;
  /** Forgets the bytes stored under a name, if there are any. */
  remove(storedName: string): Promise<void>;
}
