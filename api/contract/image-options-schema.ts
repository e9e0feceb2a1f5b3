import * as v from 'valibot';
import { imageFormats, watermarkPositions } from './image-options';

const number = (message: string) =>
  v.pipe(
    v.union([v.string(), v.number()]),
    v.check((written) => String(written).trim() !== '', message),
    v.transform(Number),
    v.finite(message),
  );

/** Query of an optimised image. Nonsense is refused; odd numbers are brought into bounds by `boundedImageOptions`. */
export const imageOptions = v.object({
  width: v.optional(number('width must be a number')),
  height: v.optional(number('height must be a number')),
  quality: v.optional(number('quality must be a number')),
  crop: v.optional(v.picklist(['fill', 'fit', 'limit'], 'crop must be fill, fit or limit')),
  format: v.optional(
    v.pipe(
      v.string(),
      v.transform((name) => (name.toLowerCase() === 'jpg' ? 'jpeg' : name.toLowerCase())),
      v.picklist(imageFormats, 'format must be jpeg, png, webp or avif'),
    ),
  ),
  blur: v.optional(number('blur must be a number')),
  grayscale: v.optional(v.picklist(['true', 'false'], 'grayscale must be true or false')),
  watermark_id: v.optional(v.string()),
  watermark_position: v.optional(
    v.picklist(
      watermarkPositions,
      `watermark_position must be one of ${watermarkPositions.join(', ')}`,
    ),
  ),
  /** The content mark: with it the answer never changes. */
  v: v.optional(v.string()),
});
export type ImageOptions = v.InferOutput<typeof imageOptions>;
