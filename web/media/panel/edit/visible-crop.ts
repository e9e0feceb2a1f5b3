import { getFocalOffset } from '#contract/media/admin-rules';
import type { FocalPoint } from '#contract/media/schema';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The part of an image that a crop to `ratio` around the focal point leaves visible, in pixels of the image. */
export function computeVisibleCrop(image: Size, focus: FocalPoint, ratio: Size) {
  const scale = Math.min(image.width / ratio.width, image.height / ratio.height);
  const width = Math.round(ratio.width * scale);
  const height = Math.round(ratio.height * scale);
  return {
    left: getFocalOffset(image.width, width, focus.x),
    top: getFocalOffset(image.height, height, focus.y),
    width,
    height,
  };
}
