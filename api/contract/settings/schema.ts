import * as v from 'valibot';
import { imageAsset, mediaFile } from '../media/schema';

export const headerImage = v.object({
  /** Media-library id, whichever provider is in use. */
  publitioId: v.string(),
  /** URL of the `header` preset. */
  imageUrl: v.string(),
  image: imageAsset,
  tags: mediaFile.entries.tags,
});
export type HeaderImage = v.InferOutput<typeof headerImage>;

export const getHeaderImageSchemas = {
  response: v.nullable(headerImage),
};
