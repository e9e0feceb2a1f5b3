import { mutate } from 'swr';
import { addressOf } from '#contract/core/endpoint';
import {
  getProduct,
  listFeaturedProducts,
  listProductImages,
  listProducts,
} from '#contract/products/endpoints';
import { noteGiven } from '../data/catalogue-seen';
import { requestJson } from '../data/request';
import type { PageAddress } from '../routing/define-page';
import type { PageMatch } from '../routing/match-page';
import { catalogueStoreName } from './messages';

const everyProduct = () => [addressOf(listProducts)];
const featuredProducts = () => [addressOf(listFeaturedProducts)];

/** Where pages read the products they show. */
const answersOn: Readonly<Record<string, (address: PageAddress) => readonly string[]>> = {
  '/': featuredProducts,
  '/shop': everyProduct,
  '/shop-categories': featuredProducts,
  '/product/:id?': ({ params }) => [
    addressOf(getProduct, { params }),
    addressOf(listProductImages, { params }),
    ...everyProduct(),
  ],
  '/cart': everyProduct,
  '/wishlist': everyProduct,
};

/**
 * Puts what the device has stored of a page's products to where the page looks for them, so that it is drawn with
 * them at once instead of first as a skeleton.
 */
export async function recallAnswers({ page, address }: PageMatch): Promise<void> {
  await Promise.all((answersOn[page.path]?.(address) ?? []).map(recall));
}

async function recall(address: string): Promise<void> {
  const stored = await storedUnder(address);
  if (!stored) return;
  noteGiven(address, stored.headers.get('Date'));
  await mutate(address, await stored.json(), { revalidate: false });
  // Asked for all the same, so that the worker refreshes it; what comes of that it says.
  requestJson(address).catch(() => undefined);
}

/** A store that fails is as good as an empty one. */
async function storedUnder(address: string): Promise<Response | undefined> {
  try {
    return await caches.match(address, { cacheName: catalogueStoreName, ignoreVary: true });
  } catch {
    return undefined;
  }
}
