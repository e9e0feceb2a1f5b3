import { type BoundedImageOptions, largestWidth } from '#contract/media/image-options';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Never enlarges; a missing side is limited to `maxSide`. 'fill' has the requested aspect ratio; 'fit' and 'limit' keep
 * the image's own, inside the box.
 */
export function targetSize(
  image: Size,
  { width, height, crop }: Pick<BoundedImageOptions, 'width' | 'height' | 'crop'>,
  most = largestWidth,
): Size {
  if (crop === 'fill' && width !== undefined && height !== undefined) {
    return scaled({ width, height }, Math.min(1, image.width / width, image.height / height));
  }
  const box = { width: width ?? most, height: height ?? most };
  return scaled(image, Math.min(1, box.width / image.width, box.height / image.height));
}

const scaled = ({ width, height }: Size, scale: number): Size => ({
  width: Math.max(1, Math.round(width * scale)),
  height: Math.max(1, Math.round(height * scale)),
});
