import type { MediaFile } from '#contract/media/schema';
import type { Product } from '#contract/products/schema';

/** Images to add to a product, in this order. */
export interface Assignment {
  readonly product: Product;
  readonly pictures: readonly MediaFile[];
}

export interface Failure {
  readonly product: Product;
  /** Null if the primary image could not be set. */
  readonly picture: MediaFile | null;
  readonly error: unknown;
}

export interface Report {
  /** Number of images added, and of products that got any. */
  readonly added: number;
  readonly products: number;
  readonly failures: readonly Failure[];
  /** Images that were not started because the job was canceled. */
  readonly left: readonly Assignment[];
}

export const assignmentsOf = (
  products: readonly Product[],
  pictures: readonly MediaFile[],
): readonly Assignment[] => products.map((product) => ({ product, pictures }));

export const imagesIn = (assignments: readonly Assignment[]): number =>
  assignments.reduce((sum, { pictures }) => sum + pictures.length, 0);

/** Failed and not started images. */
export function againOf({ failures, left }: Report): readonly Assignment[] {
  const again = new Map<number, Assignment>();
  const failed = failures.map(({ product, picture }) => ({
    product,
    pictures: picture ? [picture] : [],
  }));
  for (const { product, pictures } of [...failed, ...left]) {
    const before = again.get(product.id)?.pictures ?? [];
    again.set(product.id, { product, pictures: [...before, ...pictures] });
  }
  return [...again.values()];
}
