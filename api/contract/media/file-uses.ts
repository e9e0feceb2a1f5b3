import * as v from 'valibot';
import { bilingualText } from '../core/schema';

export const fileUses = v.object({
  /** Product names. */
  products: v.array(v.object({ id: v.number(), name: v.string() })),
  isHeaderImage: v.boolean(),
  /** Names of pages that show images with its tags. */
  pages: v.array(bilingualText),
  /** Restoration requests and event inquiries that the file is attached to. */
  submissions: v.array(v.object({ id: v.number(), name: v.string(), createdAt: v.string() })),
});
export type FileUses = v.InferOutput<typeof fileUses>;

export const isFileInUse = ({ products, isHeaderImage, pages, submissions }: FileUses): boolean =>
  products.length > 0 || isHeaderImage || pages.length > 0 || submissions.length > 0;
