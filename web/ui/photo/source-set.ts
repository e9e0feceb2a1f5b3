import { buildImageUrl, offeredWidths } from '#contract/media/image-options';
import type { Picture } from '#contract/media/schema';

/** For browsers without `srcset` support. */
const fallbackWidth = 768;

interface SourceSet {
  readonly srcSet: string;
  readonly fallback: string;
}

export function sourceSet({ url, width }: Picture): SourceSet {
  return {
    srcSet: offeredWidths({ width })
      .map((wanted) => `${buildImageUrl(url, wanted)} ${wanted}w`)
      .join(', '),
    fallback: buildImageUrl(url, fallbackWidth),
  };
}
