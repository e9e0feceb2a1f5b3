import { buildImageUrl } from '#contract/media/image-options';
import { demoImages } from '#demo/images';

const widths = [320, 480];
const imageCount = 8;

/** Images of the demo shop in the sizes of phones. */
export const listImageUrls = (): string[] =>
  demoImages
    .slice(0, imageCount)
    .flatMap(({ id }) =>
      widths.map((width) => buildImageUrl(`/api/media/optimize/${id}?v=0000000000`, width)),
    );
