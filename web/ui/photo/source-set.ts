import { imageAddress, offeredWidths } from '#contract/media/image-options';
import type { Picture } from '#contract/media/schema';

/** Width served where a browser knows no `srcset`. */
const fallbackWidth = 768;

interface SourceSet {
  readonly srcSet: string;
  readonly fallback: string;
}

/** The documented widths a picture has, each at its documented quality. */
export function sourceSet({ url, width }: Picture): SourceSet {
  return {
    srcSet: offeredWidths({ width })
      .map((wanted) => `${imageAddress(url, wanted)} ${wanted}w`)
      .join(', '),
    fallback: imageAddress(url, fallbackWidth),
  };
}
