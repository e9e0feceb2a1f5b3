import { buildUrl, type Endpoint, type InputOf, type ResponseOf } from '#contract/core/endpoint';
import type { Language } from '#contract/core/language';
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
import { addBasePath } from '../../routing/base-path';
import { localizePath, paths } from '../../routing/paths';

export interface PrefetchTarget {
  readonly kind: 'response' | 'image' | 'page';
  readonly url: string;
}

/** Resolves to the cached JSON, or undefined. */
type ReadCached = (url: string) => Promise<unknown>;

type ImageWidth = (typeof imageWidths)[number];

/** Pixels: a card on most screens, and a full-width image on a phone. */
const renditionWidths: Readonly<Record<'card' | 'page', ImageWidth>> = { card: 480, page: 1024 };

/** Most visits and the installed app start with one of these; others open as the app shell. */
const startPages = [paths.home(), paths.shop()];

/**
 * Yields the most important targets first: JSON, the pages that a visit starts with, one image per product (small, then
 * large), images of other pages, galleries. Image URLs are read from JSON cached by earlier targets.
 */
export async function* listPrefetchTargets(
  readCached: ReadCached,
  pageQueries: readonly Query[],
  language: Language,
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

  for (const path of startPages)
    yield { kind: 'page', url: addBasePath(localizePath(path, language)) };

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
