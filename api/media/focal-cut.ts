import { focalOffset } from '#contract/media/admin-rules';
import { centre } from '#contract/media/rules';
import type { FocalPoint } from '#contract/media/schema';
import type { Size } from './target-size';

/** Scale to `scaled`, then extract at `left`, `top` (pixels). */
export interface Cut {
  readonly scaled: Size;
  readonly left: number;
  readonly top: number;
}

/**
 * Centers the crop on the focal point as far as the edges allow. Undefined for a centered crop, or if nothing is
 * cropped.
 */
export function focalCut(image: Size, shape: Size, focus: FocalPoint): Cut | undefined {
  const scale = Math.max(shape.width / image.width, shape.height / image.height);
  const scaled = {
    width: Math.max(shape.width, Math.round(image.width * scale)),
    height: Math.max(shape.height, Math.round(image.height * scale)),
  };
  const isOffCentre =
    (scaled.width > shape.width && focus.x !== centre.x) ||
    (scaled.height > shape.height && focus.y !== centre.y);
  if (!isOffCentre) return undefined;
  return {
    scaled,
    left: focalOffset(scaled.width, shape.width, focus.x),
    top: focalOffset(scaled.height, shape.height, focus.y),
  };
}
