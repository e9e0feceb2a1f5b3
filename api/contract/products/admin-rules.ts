import type { RequestOf } from '../core/endpoint';
import type { BilingualText } from '../core/language';
import { parseLibraryFileId } from '../media/admin-rules';
import type { MediaFile } from '../media/schema';
import type { addProductImage } from './admin-endpoints';
import type { Done, RowVerdict } from './admin-schema';
import { restorableHours } from './limits';
import type { Product } from './schema';

/** Clears `quantityAvailable` when a product with 0 left is put back in stock. */
export const stockChange = (
  { quantityAvailable }: Pick<Product, 'quantityAvailable'>,
  inStock: boolean,
): Partial<Pick<Product, 'inStock' | 'quantityAvailable'>> =>
  inStock && quantityAvailable === 0 ? { inStock, quantityAvailable: null } : { inStock };

/**
 * Uses the product's own alt text (for both languages), then the library's, then the product name: a file title is
 * often the name that a camera gave it.
 */
export function productAlt(
  written: string | null,
  { title, alt }: Pick<MediaFile, 'title' | 'alt'>,
  { name, translations }: Pick<Product, 'name' | 'translations'>,
): BilingualText {
  if (written !== null && written !== title) return { en: written, es: written };
  // The library falls back to the title, or to English, if no alt text was entered.
  const en = alt.en === title ? '' : alt.en;
  const es = alt.es === title || alt.es === alt.en ? '' : alt.es;
  return { en: en || name, es: es || translations.es?.name || name };
}

/** SKUs in use by other products, or shared by two products that are to be restored. */
export function takenSkus(wanted: readonly string[], isSold: (sku: string) => boolean): string[] {
  const seen = new Set<string>();
  const taken = new Set<string>();
  for (const sku of wanted) {
    if (seen.has(sku) || isSold(sku)) taken.add(sku);
    seen.add(sku);
  }
  return [...taken].sort();
}

export const splitDoneAndMissing = (ids: readonly number[], doneTo: ReadonlySet<number>): Done => ({
  done: ids.filter((id) => doneTo.has(id)),
  missing: ids.filter((id) => !doneTo.has(id)),
});

const hourMs = 60 * 60 * 1000;

/** ISO timestamp; older deletions cannot be undone. */
export const restorableSince = (now: Date): string =>
  new Date(now.getTime() - restorableHours * hourMs).toISOString();

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
export const isWholeOrder = (named: readonly number[], images: readonly number[]): boolean =>
  named.length === images.length &&
  new Set(named).size === images.length &&
  images.every((id) => named.includes(id));

export const collectRowIssues = (verdicts: readonly RowVerdict[]): RowVerdict['issues'] =>
  verdicts.flatMap(({ line, issues }) =>
    issues.map(({ path, message }) => ({ path: `rows.${line}.${path}`, message })),
  );
