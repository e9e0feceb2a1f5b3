import * as v from 'valibot';
import { bilingualText } from '../core/schema';

/** What shows a library file. */
export const fileUses = v.object({
  /** Products it belongs to, by name. */
  products: v.array(v.object({ id: v.number(), name: v.string() })),
  /** Whether it stands at the head of the home page. */
  isHeaderImage: v.boolean(),
  /** Names of the pages that show pictures with its tags. */
  pages: v.array(bilingualText),
  /** Customers' requests that it was sent with. */
  requests: v.array(v.object({ id: v.number(), name: v.string(), createdAt: v.string() })),
});
export type FileUses = v.InferOutput<typeof fileUses>;

export const isUsed = ({ products, isHeaderImage, pages, requests }: FileUses): boolean =>
  products.length > 0 || isHeaderImage || pages.length > 0 || requests.length > 0;
