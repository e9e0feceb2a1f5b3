import { imageAddress, imageWidths } from '#contract/image-options';
import type { Picture } from '#contract/picture';

/** Width served where a browser knows no `srcset`. */
const fallbackWidth = 768;

interface SourceSet {
  readonly srcSet: string;
  readonly fallback: string;
}

/** The documented widths a picture has, each at its documented quality. A picture is never enlarged. */
export function sourceSet({ url, width }: Picture): SourceSet {
  const widths = imageWidths.filter((wanted) => wanted <= width);
  const offered = widths.length === 0 ? imageWidths.slice(0, 1) : widths;
  return {
    srcSet: offered.map((wanted) => `${imageAddress(url, wanted)} ${wanted}w`).join(', '),
    fallback: imageAddress(url, fallbackWidth),
  };
}
