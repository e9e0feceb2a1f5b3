import { getFocalOffset } from '#contract/media/admin-rules';
import { defaultFocus } from '#contract/media/rules';
import type { FocalPoint } from '#contract/media/schema';
import type { Size } from './target-size';

/** Scale to `scaled`, then extract at `left`, `top` (pixels). */
export interface FocalCrop {
  readonly scaled: Size;
  readonly left: number;
  readonly top: number;
}

/**
 * Centers the crop on the focal point as far as the edges allow. Undefined for a centered crop, or if nothing is
 * cropped.
 */
export function computeFocalCrop(
  image: Size,
  shape: Size,
  focus: FocalPoint,
): FocalCrop | undefined {
  const scale = Math.max(shape.width / image.width, shape.height / image.height);
  const scaled = {
    width: Math.max(shape.width, Math.round(image.width * scale)),
    height: Math.max(shape.height, Math.round(image.height * scale)),
  };
  const isOffCenter =
    (scaled.width > shape.width && focus.x !== defaultFocus.x) ||
    (scaled.height > shape.height && focus.y !== defaultFocus.y);
  if (!isOffCenter) return undefined;
  return {
    scaled,
    left: getFocalOffset(scaled.width, shape.width, focus.x),
    top: getFocalOffset(scaled.height, shape.height, focus.y),
  };
}
