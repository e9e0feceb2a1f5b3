import { getFocalOffset } from '#contract/media/admin-rules';
import type { FocalPoint } from '#contract/media/schema';

interface Shape {
  readonly width: number;
  readonly height: number;
}

/** The part of an image that a crop to `ratio` around the focal point leaves visible, in pixels of the image. */
export function seenPart(image: Shape, focus: FocalPoint, shape: Shape) {
  const scale = Math.min(image.width / shape.width, image.height / shape.height);
  const width = Math.round(shape.width * scale);
  const height = Math.round(shape.height * scale);
  return {
    left: getFocalOffset(image.width, width, focus.x),
    top: getFocalOffset(image.height, height, focus.y),
    width,
    height,
  };
}
