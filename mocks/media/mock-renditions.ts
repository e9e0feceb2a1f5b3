import { notFoundError } from '../../api/dispatch/http-error';
import type { RenderImage } from '../../api/media/rendition-options';
import type { RenditionService } from '../../api/media/rendition-service';
import { createDemoFileIndex } from './demo-files/demo-files';
import type { ReadDemoImage } from './mock-provider';

/**
 * Demo images in the sizes of pages are files, which may be larger than requested. Everything else is rendered for each
 * request.
 */
export function createMockRenditions(
  render: RenderImage,
  readDemoImage: ReadDemoImage,
): RenditionService {
  let demoFiles: ReadonlyMap<string, string> | undefined;

  async function readDemoFile(key: string): Promise<Uint8Array | undefined> {
    demoFiles ??= createDemoFileIndex();
    const file = demoFiles.get(key);
    return file === undefined ? undefined : readDemoImage(file);
  }

  return {
    async getImage({ key, options, readOriginal, readWatermark }, signal) {
      signal?.throwIfAborted();
      const demoFile = await readDemoFile(key);
      if (demoFile) return demoFile;
      const original = await readOriginal();
      if (!original) throw notFoundError('The original of this image is gone.');
      return render(original, options, await readWatermark?.());
    },

    isCached: async () => false,

    removeCached: async () => undefined,

    prerender: () => undefined,

    runWithPriority: (work) => work(),
  };
}
