import { notFound } from '../../api/dispatch/problem';
import type { RenderImage } from '../../api/media/rendition-options';
import type { Renditions } from '../../api/media/renditions';

export const createDirectRenditions = (render: RenderImage): Renditions => ({
  async image({ options, readOriginal, readWatermark }, signal) {
    signal?.throwIfAborted();
    const original = await readOriginal();
    if (!original) throw notFound('The original of this image is gone.');
    return render(original, options, await readWatermark?.());
  },

  isMade: async () => false,

  makeAhead: () => undefined,

  inTurn: (work) => work(),
});
