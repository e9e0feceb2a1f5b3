import { imageAddress, imageWidths } from '#contract/image-options';
import type { Picture } from '#contract/picture';

/** Width served where a browser knows no `srcset`. */
const fallbackWidth = 768;

interface SourceSet {
  readonly srcSet: string;
  readonly fallback: string;
}

/** The documented widths a picture has. A picture is never enlarged. */
export function offeredWidths({ width }: Pick<Picture, 'width'>): readonly number[] {
  const widths = imageWidths.filter((wanted) => wanted <= width);
  return widths.length === 0 ? imageWidths.slice(0, 1) : widths;
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
