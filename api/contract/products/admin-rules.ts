import type { RequestOf } from '../core/endpoint';
import type { BilingualText } from '../core/language';
import { parseLibraryFileId } from '../media/admin-rules';
import type { MediaFile } from '../media/schema';
import type { addProductImage } from './admin-endpoints';
import type { BulkResult, RowResult } from './admin-schema';
import { undoWindowHours } from './limits';
import type { Product } from './schema';

/** Clears `quantityAvailable` when a product with 0 left is put back in stock. */
export const toStockUpdate = (
  { quantityAvailable }: Pick<Product, 'quantityAvailable'>,
  inStock: boolean,
): Partial<Pick<Product, 'inStock' | 'quantityAvailable'>> =>
  inStock && quantityAvailable === 0 ? { inStock, quantityAvailable: null } : { inStock };

/**
 * Uses the product's own alt text (for both languages), then the library's, then the product name: a file title is
 * often the name that a camera gave it.
 */
export function getProductAlt(
  altText: string | null,
  { title, alt }: Pick<MediaFile, 'title' | 'alt'>,
  { name, translations }: Pick<Product, 'name' | 'translations'>,
): BilingualText {
  if (altText !== null && altText !== title) return { en: altText, es: altText };
  // The library falls back to the title, or to English, if no alt text was entered.
  const en = alt.en === title ? '' : alt.en;
  const es = alt.es === title || alt.es === alt.en ? '' : alt.es;
  return { en: en || name, es: es || translations.es?.name || name };
}

/** SKUs in use by other products, or shared by two products that are to be restored. */
export function findConflictingSkus(
  skus: readonly string[],
  isInUse: (sku: string) => boolean,
): string[] {
  const seen = new Set<string>();
  const conflicts = new Set<string>();
  for (const sku of skus) {
    if (seen.has(sku) || isInUse(sku)) conflicts.add(sku);
    seen.add(sku);
  }
  return [...conflicts].sort();
}

export const splitDoneAndMissing = (
  ids: readonly number[],
  doneIds: ReadonlySet<number>,
): BulkResult => ({
  done: ids.filter((id) => doneIds.has(id)),
  missing: ids.filter((id) => !doneIds.has(id)),
});

const hourMs = 60 * 60 * 1000;

/** ISO timestamp; older deletions cannot be undone. */
export const getUndoCutoff = (now: Date): string =>
  new Date(now.getTime() - undoWindowHours * hourMs).toISOString();

/** `fileId` is undefined for URLs outside the media library. */
export interface ImageRef {
  readonly field: 'publitioId' | 'imageUrl' | 'url';
  readonly fileId: string | undefined;
}

type NewImage = RequestOf<typeof addProductImage>['body'];

export function parseImageRef({ publitioId, imageUrl, url }: NewImage): ImageRef | undefined {
  if (publitioId) return { field: 'publitioId', fileId: publitioId };
  if (imageUrl) return { field: 'imageUrl', fileId: parseLibraryFileId(imageUrl) };
  return url ? { field: 'url', fileId: parseLibraryFileId(url) } : undefined;
}

/** True if `orderedIds` is a permutation of `imageIds`. */
export const isCompleteOrder = (
  orderedIds: readonly number[],
  imageIds: readonly number[],
): boolean =>
  orderedIds.length === imageIds.length &&
  new Set(orderedIds).size === imageIds.length &&
  imageIds.every((id) => orderedIds.includes(id));

export const collectRowIssues = (rowResults: readonly RowResult[]): RowResult['issues'] =>
  rowResults.flatMap(({ line, issues }) =>
    issues.map(({ path, message }) => ({ path: `rows.${line}.${path}`, message })),
  );
