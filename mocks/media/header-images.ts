import type { MockImages } from './images';
import { readHeader } from './read-header';

/** Stands in for the dominant color, which takes decoding. */
const paper = '#d8c3a5';

/** Reads headers and decodes nothing: every image is answered as it was sent. For tests, where there is no canvas. */
export const headerImages: MockImages = {
  readHeader,

  dominantColor: async () => paper,

  async toJpeg(bytes) {
    const header = await readHeader(bytes);
    if (!header) throw new Error('This is no image.');
    return { bytes, width: header.width, height: header.height };
  },

  render: async (original) => original,
};
