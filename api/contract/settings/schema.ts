import * as v from 'valibot';
import { mediaFile, picture } from '../media/schema';

/** The picture that the owner has chosen for the head of the home page. */
export const headerImage = v.object({
  /** The media-library id, whichever provider is in use. */
  publitioId: v.string(),
  /** The picture at the documented size and quality. */
  imageUrl: v.string(),
  image: picture,
  tags: mediaFile.entries.tags,
});
export type HeaderImage = v.InferOutput<typeof headerImage>;

export const getHeaderImageSchemas = {
  response: v.nullable(headerImage),
};
