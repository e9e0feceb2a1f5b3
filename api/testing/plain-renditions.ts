import { createDiskCache } from '../media/disk-cache';
import type { ReadOriginal, Rendition } from '../media/rendition';
import { type CachedRenditions, createRenditions } from '../media/renditions';
import { plainPicture } from './pictures';

/** An original, 40 by 30. */
export const original = await plainPicture(40, 30).png().toBuffer();

export const readOriginal: ReadOriginal = async () => original;

/** Readers of that original, which take until they may, and who has read it so far. */
export function notedReaders() {
  const read: string[] = [];
  const noted =
    (name: string, until = Promise.resolve()) =>
    async () => {
      read.push(name);
      await until;
      return original;
    };
  return { read, noted };
}

/** A small image of that original, under a key. */
export const plainRendition = (key: string, read = readOriginal): Rendition => ({
  key,
  options: { width: 20, height: 15, quality: 70, format: 'webp' },
  bringNear: async () => undefined,
  readOriginal: read,
});

interface PlainRenditionsOptions {
  readonly onFault?: (fault: unknown) => void;
  readonly concurrency?: number;
  readonly waiting?: number;
}

/** Renditions kept in a folder; faults that nobody waits for are thrown where nobody catches them. */
export function renditionsKeptIn(
  folder: string,
  { onFault = rethrow, ...options }: PlainRenditionsOptions = {},
): CachedRenditions {
  const cache = createDiskCache(folder, { mostBytes: 1e6, onFault });
  return createRenditions(cache, { onFault, ...options });
}

function rethrow(fault: unknown): never {
  throw fault;
}
