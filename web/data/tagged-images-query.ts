import { listMediaFiles } from '#contract/media/endpoints';
import { toImageAsset } from '#contract/media/rules';
import type { ImageAsset } from '#contract/media/schema';
import { query, selectFrom } from './query';

export interface TaggedImage {
  readonly tags: readonly string[];
  readonly image: ImageAsset;
}

/** Newest first; all of them without a limit. A page embeds only this much of each file. */
export const taggedImagesQuery = (tag: string, limit?: number) =>
  selectFrom(
    query(listMediaFiles, {
      query: { filter_tags: tag, ...(limit === undefined ? {} : { limit }) },
    }),
    'images',
    ({ files }): readonly TaggedImage[] =>
      files.map((file) => ({ tags: file.tags, image: toImageAsset(file) })),
  );

/** Null if none of the images has all of the tags; undefined without images. */
export function findTaggedImage(
  images: readonly TaggedImage[] | undefined,
  ...tags: readonly string[]
): ImageAsset | null | undefined {
  if (images === undefined) return undefined;
  const found = images.find((image) => tags.every((tag) => image.tags.includes(tag)));
  return found?.image ?? null;
}
