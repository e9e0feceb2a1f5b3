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

export interface Wanted {
  readonly kind: 'response' | 'image';
  readonly url: string;
}

/** Resolves to the cached JSON, or undefined. */
export type ReadStored = (url: string) => Promise<unknown>;

type Width = (typeof imageWidths)[number];

/** Pixels: a card on most screens, and a full-width image on a phone. */
const widths: Readonly<Record<'card' | 'page', Width>> = { card: 480, page: 1024 };

/**
 * Yields the most important targets first: JSON, one image per product (small, then large), images of other pages,
 * galleries. Image URLs are read from JSON cached by earlier targets.
 */
export async function* everythingWanted(
  readStored: ReadStored,
  pageQueries: readonly Query[],
): AsyncGenerator<Wanted, void> {
  const read = <E extends Endpoint>(endpoint: E, input: InputOf<E>) =>
    readStored(buildUrl(endpoint, input)) as Promise<ResponseOf<E> | undefined>;
  const first = [buildUrl(listProducts), buildUrl(listFeaturedProducts)];
  const urls = new Set([...first, ...pageQueries.map(({ url }) => url)]);

  for (const url of urls) yield { kind: 'response', url };

  const products = (await read(listProducts, {})) ?? [];
  for (const { id } of products) {
    yield toResponseTarget(getProduct, { params: { id } });
    yield toResponseTarget(listProductImages, { params: { id } });
  }

  const images = products.flatMap(({ image }) => image ?? []);
  for (const image of images) yield rendition(image, widths.card);
  for (const image of images) yield rendition(image, widths.page);

  const chosen = await read(getHeaderImage, {});
  if (chosen) yield rendition(chosen.image, widths.page);
  for (const { url } of pageQueries.filter(({ endpoint }) => endpoint === listMediaFiles)) {
    const list = (await readStored(url)) as ResponseOf<typeof listMediaFiles> | undefined;
    for (const file of list?.files ?? []) yield rendition(toImageAsset(file), widths.page);
  }

  for (const { id } of products) {
    const others = (await read(listProductImages, { params: { id } })) ?? [];
    for (const other of others) yield rendition({ ...other, url: other.imageUrl }, widths.card);
  }
}

const toResponseTarget = <E extends Endpoint>(endpoint: E, input: InputOf<E>): Wanted => ({
  kind: 'response',
  url: buildUrl(endpoint, input),
});

/** Picks the narrowest offered width of at least `minWidth`, else the widest. */
function rendition(image: Pick<ImageAsset, 'url' | 'width'>, least: Width): Wanted {
  const offered = getSrcsetWidths(image);
  const width = offered.find((wide) => wide >= least) ?? Math.max(...offered);
  return { kind: 'image', url: buildImageUrl(image.url, width) };
}
