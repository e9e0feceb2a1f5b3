import { buildUrl, type Endpoint, type InputOf, type ResponseOf } from '#contract/core/endpoint';
import { listMediaFiles } from '#contract/media/endpoints';
import { buildImageUrl, getSrcsetWidths, type imageWidths } from '#contract/media/image-options';
import { toImageAsset } from '#contract/media/rules';
import type { ImageAsset } from '#contract/media/schema';
import {
  getProduct,
  listFeaturedProducts,
  listProductImages,
  listProducts,
} from '#contract/products/endpoints';
import { getHeaderImage } from '#contract/settings/endpoints';
import type { Query } from '../../data/query';

export interface PrefetchTarget {
  readonly kind: 'response' | 'image';
  readonly url: string;
}

/** Resolves to the cached JSON, or undefined. */
export type ReadCached = (url: string) => Promise<unknown>;

type ImageWidth = (typeof imageWidths)[number];

/** Pixels: a card on most screens, and a full-width image on a phone. */
const renditionWidths: Readonly<Record<'card' | 'page', ImageWidth>> = { card: 480, page: 1024 };

/**
 * Yields the most important targets first: JSON, one image per product (small, then large), images of other pages,
 * galleries. Image URLs are read from JSON cached by earlier targets.
 */
export async function* listPrefetchTargets(
  readCached: ReadCached,
  pageQueries: readonly Query[],
): AsyncGenerator<PrefetchTarget, void> {
  const read = <E extends Endpoint>(endpoint: E, input: InputOf<E>) =>
    readCached(buildUrl(endpoint, input)) as Promise<ResponseOf<E> | undefined>;
  const listUrls = [buildUrl(listProducts), buildUrl(listFeaturedProducts)];
  const urls = new Set([...listUrls, ...pageQueries.map(({ url }) => url)]);

  for (const url of urls) yield { kind: 'response', url };

  const products = (await read(listProducts, {})) ?? [];
  for (const { id } of products) {
    yield toResponseTarget(getProduct, { params: { id } });
    yield toResponseTarget(listProductImages, { params: { id } });
  }

  const images = products.flatMap(({ image }) => image ?? []);
  for (const image of images) yield toImageTarget(image, renditionWidths.card);
  for (const image of images) yield toImageTarget(image, renditionWidths.page);

  const headerImage = await read(getHeaderImage, {});
  if (headerImage) yield toImageTarget(headerImage.image, renditionWidths.page);
  for (const { url } of pageQueries.filter(({ endpoint }) => endpoint === listMediaFiles)) {
    const list = (await readCached(url)) as ResponseOf<typeof listMediaFiles> | undefined;
    for (const file of list?.files ?? [])
      yield toImageTarget(toImageAsset(file), renditionWidths.page);
  }

  for (const { id } of products) {
    const galleryImages = (await read(listProductImages, { params: { id } })) ?? [];
    for (const galleryImage of galleryImages)
      yield toImageTarget({ ...galleryImage, url: galleryImage.imageUrl }, renditionWidths.card);
  }
}

const toResponseTarget = <E extends Endpoint>(endpoint: E, input: InputOf<E>): PrefetchTarget => ({
  kind: 'response',
  url: buildUrl(endpoint, input),
});

/** Picks the narrowest offered width of at least `minWidth`, else the widest. */
function toImageTarget(
  image: Pick<ImageAsset, 'url' | 'width'>,
  minWidth: ImageWidth,
): PrefetchTarget {
  const offeredWidths = getSrcsetWidths(image);
  const width =
    offeredWidths.find((candidate) => candidate >= minWidth) ?? Math.max(...offeredWidths);
  return { kind: 'image', url: buildImageUrl(image.url, width) };
}
