import type { RequestOf } from '../core/endpoint';
import type { BilingualText } from '../core/language';
import { libraryFileIn } from '../media/admin-rules';
import type { MediaFile } from '../media/schema';
import type { addProductImage } from './admin-endpoints';
import type { Done, RowVerdict } from './admin-schema';
import { restorableHours } from './limits';
import type { Product } from './schema';

/** What changes of a product that is put in stock or taken out of it: one counted to nothing is counted no longer. */
export const stockChange = (
  { quantityAvailable }: Pick<Product, 'quantityAvailable'>,
  inStock: boolean,
): Partial<Pick<Product, 'inStock' | 'quantityAvailable'>> =>
  inStock && quantityAvailable === 0 ? { inStock, quantityAvailable: null } : { inStock };

/**
 * The alternative text of a product's image: what was written for it there, whatever its language; else what the
 * library has; else the product's name, since the title of a file is often the name a camera gave it.
 */
export function productAlt(
  written: string | null,
  { title, alt }: Pick<MediaFile, 'title' | 'alt'>,
  { name, translations }: Pick<Product, 'name' | 'translations'>,
): BilingualText {
  if (written !== null && written !== title) return { en: written, es: written };
  // The library answers with the title, or with the English, where nobody has written any.
  const en = alt.en === title ? '' : alt.en;
  const es = alt.es === title || alt.es === alt.en ? '' : alt.es;
  return { en: en || name, es: es || translations.es?.name || name };
}

/** Those SKUs that keep products from coming back: others have them, or two that would come back share them. */
export function takenSkus(wanted: readonly string[], isSold: (sku: string) => boolean): string[] {
  const seen = new Set<string>();
  const taken = new Set<string>();
  for (const sku of wanted) {
    if (seen.has(sku) || isSold(sku)) taken.add(sku);
    seen.add(sku);
  }
  return [...taken].sort();
}

/** Tells of each product asked for whether it is among those that something was done to. */
export const toldOf = (asked: readonly number[], doneTo: ReadonlySet<number>): Done => ({
  done: asked.filter((id) => doneTo.has(id)),
  missing: asked.filter((id) => !doneTo.has(id)),
});

const hourMs = 60 * 60 * 1000;

/** The moment before which what was deleted is gone for good. */
export const restorableSince = (now: Date): string =>
  new Date(now.getTime() - restorableHours * hourMs).toISOString();

/** A picture that is asked for: its id, if it is one of the library, and the field that names it. */
export interface NamedPicture {
  readonly field: 'publitioId' | 'imageUrl' | 'url';
  readonly fileId: string | undefined;
}

type NewImage = RequestOf<typeof addProductImage>['body'];

/** The picture that a new image is to show; undefined where none is named. */
export function pictureNamed({ publitioId, imageUrl, url }: NewImage): NamedPicture | undefined {
  if (publitioId) return { field: 'publitioId', fileId: publitioId };
  if (imageUrl) return { field: 'imageUrl', fileId: libraryFileIn(imageUrl) };
  return url ? { field: 'url', fileId: libraryFileIn(url) } : undefined;
}

/** Whether a list names each image of a product, and nothing else, once. */
export const isWholeOrder = (named: readonly number[], images: readonly number[]): boolean =>
  named.length === images.length &&
  new Set(named).size === images.length &&
  images.every((id) => named.includes(id));

/** What is wrong with the rows of a table, each fault at the line and the column it stands in. */
export const faultsIn = (verdicts: readonly RowVerdict[]): RowVerdict['issues'] =>
  verdicts.flatMap(({ line, issues }) =>
    issues.map(({ path, message }) => ({ path: `rows.${line}.${path}`, message })),
  );
