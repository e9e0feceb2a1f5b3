import { addressOf, type Endpoint, type InputOf, type ResponseOf } from '#contract/core/endpoint';
import { listMediaFiles } from '#contract/media/endpoints';
import { imageAddress, type imageWidths, offeredWidths } from '#contract/media/image-options';
import { pictureOf } from '#contract/media/rules';
import type { Picture } from '#contract/media/schema';
import {
  getProduct,
  listFeaturedProducts,
  listProductImages,
  listProducts,
} from '#contract/products/endpoints';
import { getHeaderImage } from '#contract/settings/endpoints';
import type { Query } from '../../data/query';

/** Something the shop is to have without a network. */
export interface Wanted {
  readonly kind: 'answer' | 'picture';
  readonly address: string;
}

/** Answers what is stored under an address; undefined when nothing is. */
export type ReadStored = (address: string) => Promise<unknown>;

type Width = (typeof imageWidths)[number];

/** Pixels that are enough for a card on most screens, and for a photograph across a phone. */
const widths: Readonly<Record<'card' | 'page', Width>> = { card: 480, page: 1024 };

/**
 * Everything the shop shows, in the order in which it is missed: what there is, then a photograph of each product,
 * small and large, then what the other pages show. What is known of the pictures is read from what was fetched before.
 */
export async function* everythingWanted(
  readStored: ReadStored,
  pageQueries: readonly Query[],
): AsyncGenerator<Wanted, void> {
  const read = <E extends Endpoint>(endpoint: E, input: InputOf<E>) =>
    readStored(addressOf(endpoint, input)) as Promise<ResponseOf<E> | undefined>;
  const first = [addressOf(listProducts), addressOf(listFeaturedProducts)];
  const urls = new Set([...first, ...pageQueries.map(({ url }) => url)]);

  for (const address of urls) yield { kind: 'answer', address };

  const products = (await read(listProducts, {})) ?? [];
  for (const { id } of products) {
    yield answer(getProduct, { params: { id } });
    yield answer(listProductImages, { params: { id } });
  }

  const photographs = products.flatMap(({ image }) => image ?? []);
  for (const photograph of photographs) yield rendition(photograph, widths.card);
  for (const photograph of photographs) yield rendition(photograph, widths.page);

  const chosen = await read(getHeaderImage, {});
  if (chosen) yield rendition(chosen.image, widths.page);
  for (const { url } of pageQueries.filter(({ endpoint }) => endpoint === listMediaFiles)) {
    const list = (await readStored(url)) as ResponseOf<typeof listMediaFiles> | undefined;
    for (const file of list?.files ?? []) yield rendition(pictureOf(file), widths.page);
  }

  for (const { id } of products) {
    const others = (await read(listProductImages, { params: { id } })) ?? [];
    for (const other of others) yield rendition({ ...other, url: other.imageUrl }, widths.card);
  }
}

const answer = <E extends Endpoint>(endpoint: E, input: InputOf<E>): Wanted => ({
  kind: 'answer',
  address: addressOf(endpoint, input),
});

/** The rendition of a picture, among those that pages offer, that is wide enough; else its widest. */
function rendition(picture: Pick<Picture, 'url' | 'width'>, least: Width): Wanted {
  const offered = offeredWidths(picture);
  const width = offered.find((wide) => wide >= least) ?? Math.max(...offered);
  return { kind: 'picture', address: imageAddress(picture.url, width) };
}
