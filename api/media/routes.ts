import { boundedImageOptions, type ImageFormat } from '#contract/image-options';
import { ImageAnswer, type Implementations } from '../http/implementations';
import { notFound } from '../http/problem';
import { contentMark } from './addresses';
import type { MediaProvider } from './providers/provider';
import { type Renditions, renditionKey } from './renditions';
import type { MediaStore } from './store';
import { targetSize } from './target-size';

/** What the media library answers from. */
export interface Media {
  readonly store: MediaStore;
  readonly provider: MediaProvider;
  readonly renditions: Renditions;
}

/** The media library's part of the contract. */
export const mediaRoutes = ({ store, provider, renditions }: Media) =>
  ({
    listMediaFiles: async ({ query }) => ({ files: await store.listPublic(query) }),

    optimizeImage: async ({ params, query }, { accepts }) => {
      const original = await store.findOriginal(params.id);
      if (original?.privacy !== 'public') throw notFound(`There is no image ${params.id}.`);
      const wanted = boundedImageOptions(query);
      const rendition = (format: ImageFormat) => {
        const options = { ...targetSize(original, wanted), quality: wanted.quality, format };
        return { format, options, key: renditionKey(original.content_hash, options) };
      };
      const readOriginal = () => provider.read(original.stored_name);

      // The smallest format takes too long to make while somebody waits.
      const smallest =
        wanted.format === undefined && accepts('image/avif') ? rendition('avif') : undefined;
      const ready = smallest && (await renditions.isMade(smallest.key)) ? smallest : undefined;
      const { format, options, key } =
        ready ?? rendition(wanted.format ?? (accepts('image/webp') ? 'webp' : 'jpeg'));
      return new ImageAnswer({
        contentType: `image/${format}`,
        tag: `"${key}"`,
        ...(query.v === contentMark(original.content_hash) ? {} : { cacheControl: 'no-cache' }),
        negotiated: wanted.format === undefined,
        bytes: async () => {
          const image = await renditions.image(key, options, readOriginal);
          if (smallest && !ready) {
            renditions.makeAhead(smallest.key, smallest.options, readOriginal);
          }
          return image;
        },
      });
    },
  }) satisfies Partial<Implementations>;
