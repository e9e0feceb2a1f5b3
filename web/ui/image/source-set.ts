import { buildImageUrl, getSrcsetWidths } from '#contract/media/image-options';
import type { ImageAsset } from '#contract/media/schema';

/** For browsers without `srcset` support. */
const fallbackWidth = 768;

interface SourceSet {
  readonly srcSet: string;
  readonly fallback: string;
}

export function buildSourceSet({ url, width }: ImageAsset): SourceSet {
  return {
    srcSet: getSrcsetWidths({ width })
      .map((candidateWidth) => `${buildImageUrl(url, candidateWidth)} ${candidateWidth}w`)
      .join(', '),
    fallback: buildImageUrl(url, fallbackWidth),
  };
}
