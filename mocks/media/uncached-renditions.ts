import { notFoundError } from '../../api/dispatch/http-error';
import type { RenderImage } from '../../api/media/rendition-options';
import type { RenditionService } from '../../api/media/rendition-service';

export const createUncachedRenditions = (render: RenderImage): RenditionService => ({
  async getImage({ options, readOriginal, readWatermark }, signal) {
    signal?.throwIfAborted();
    const original = await readOriginal();
    if (!original) throw notFoundError('The original of this image is gone.');
    return render(original, options, await readWatermark?.());
  },

  isCached: async () => false,

  prerender: () => undefined,

  runWithPriority: (work) => work(),
});
