import { type ClampedImageOptions, maxImageWidth } from '#contract/media/image-options';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Never enlarges; a missing side is limited to `maxSide`. 'fill' has the requested aspect ratio; 'fit' and 'limit' keep
 * the image's own, inside the box.
 */
export function computeTargetSize(
  image: Size,
  { width, height, crop }: Pick<ClampedImageOptions, 'width' | 'height' | 'crop'>,
  maxSide = maxImageWidth,
): Size {
  if (crop === 'fill' && width !== undefined && height !== undefined) {
    return scaleSize({ width, height }, Math.min(1, image.width / width, image.height / height));
  }
  const box = { width: width ?? maxSide, height: height ?? maxSide };
  return scaleSize(image, Math.min(1, box.width / image.width, box.height / image.height));
}

const scaleSize = ({ width, height }: Size, scale: number): Size => ({
  width: Math.max(1, Math.round(width * scale)),
  height: Math.max(1, Math.round(height * scale)),
});
