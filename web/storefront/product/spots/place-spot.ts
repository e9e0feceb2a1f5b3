import type { ImageSpot } from '#contract/media/schema';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Percent of the frame at which a spot is when the complete image is centered in the frame (`object-fit: contain`). */
export function placeSpot(
  { x, y }: Pick<ImageSpot, 'x' | 'y'>,
  image: Size,
  frame: Size,
): { readonly left: number; readonly top: number } {
  const relativeRatio = image.width / image.height / (frame.width / frame.height);
  return {
    left: toPercent(x, Math.min(1, relativeRatio)),
    top: toPercent(y, Math.min(1, 1 / relativeRatio)),
  };
}

/** `share`: of the frame's side that the image fills. */
const toPercent = (fraction: number, share: number): number =>
  ((1 - share) / 2 + fraction * share) * 100;
