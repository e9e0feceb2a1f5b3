import { createDiskCache } from '../media/disk-cache';
import { renderImage } from '../media/render-image';
import type { ReadOriginal, Rendition } from '../media/rendition';
import type { RenderImage } from '../media/rendition-options';
import { type CachedRenditionService, createRenditionService } from '../media/rendition-service';
import { createPlainImage } from './images';

/** 40 x 30 pixels. */
export const original = await createPlainImage(40, 30).png().toBuffer();

export const readOriginal: ReadOriginal = async () => original;

/** Creates readers of the original that wait for `until`; `read` lists the names of the readers that have run. */
export function createRecordingReaders() {
  const read: string[] = [];
  const createReader =
    (name: string, until = Promise.resolve()) =>
    async () => {
      read.push(name);
      await until;
      return original;
    };
  return { read, createReader };
}

export const createTestRendition = (key: string, read = readOriginal): Rendition => ({
  key,
  options: { width: 20, height: 15, quality: 70, format: 'webp' },
  prefetch: async () => undefined,
  readOriginal: read,
});

interface TestRenditionsOptions {
  readonly onError?: (error: unknown) => void;
  readonly concurrency?: number;
  readonly maxQueued?: number;
  readonly renderWhenIdle?: RenderImage;
}

/** Renditions cached in a folder; background errors are rethrown as unhandled rejections. */
export function createTestRenditions(
  folder: string,
  { onError = rethrow, ...options }: TestRenditionsOptions = {},
): CachedRenditionService {
  const cache = createDiskCache(folder, { maxBytes: 1e6, onError });
  return createRenditionService(cache, { render: renderImage, onError, ...options });
}

function rethrow(error: unknown): never {
  throw error;
}
