import { createImageProcessor } from '../../api/media/image-processor';
import type { MockImageProcessor } from './mock-image-processor';
import { readHeader } from './read-image-header';

/** Computing the real color would need decoding. */
const placeholderColor = '#d8c3a5';

/** Decodes nothing and returns every image as it was uploaded. For tests, which have no canvas. */
export const passthroughImageProcessor: MockImageProcessor = {
  ...createImageProcessor({
    readHeader,

    computeDominantColor: async () => placeholderColor,

    async toJpeg(bytes) {
      const header = await readHeader(bytes);
      if (!header) throw new Error('The bytes are not an image.');
      return { bytes, width: header.width, height: header.height };
    },
  }),

  render: async (original) => original,
};
