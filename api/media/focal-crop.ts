import { getFocalOffset } from '#contract/media/admin-rules';
import { defaultFocus } from '#contract/media/rules';
import type { FocalPoint } from '#contract/media/schema';
import type { Size } from './target-size';

/** Scale to `scaled`, then extract at `left`, `top` (pixels). */
export interface FocalCrop {
  readonly scaledSize: Size;
  readonly left: number;
  readonly top: number;
}

/**
 * Centers the crop on the focal point as far as the edges allow. Undefined for a centered crop, or if nothing is
 * cropped.
 */
export function computeFocalCrop(
  image: Size,
  targetSize: Size,
  focus: FocalPoint,
): FocalCrop | undefined {
  const scale = Math.max(targetSize.width / image.width, targetSize.height / image.height);
  const scaledSize = {
    width: Math.max(targetSize.width, Math.round(image.width * scale)),
    height: Math.max(targetSize.height, Math.round(image.height * scale)),
  };
  const isOffCenter =
    (scaledSize.width > targetSize.width && focus.x !== defaultFocus.x) ||
    (scaledSize.height > targetSize.height && focus.y !== defaultFocus.y);
  if (!isOffCenter) return undefined;
  return {
    scaledSize,
    left: getFocalOffset(scaledSize.width, targetSize.width, focus.x),
    top: getFocalOffset(scaledSize.height, targetSize.height, focus.y),
  };
}
