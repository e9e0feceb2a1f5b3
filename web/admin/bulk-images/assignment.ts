import type { MediaFile } from '#contract/media/schema';
import type { Product } from '#contract/products/schema';

/** Pictures that a product is to get, in this order. */
export interface Assignment {
  readonly product: Product;
  readonly pictures: readonly MediaFile[];
}

/** What could not be done for a product. */
export interface Failure {
  readonly product: Product;
  /** The picture that was not added; null where its first image could not be made the primary one. */
  readonly picture: MediaFile | null;
  readonly fault: unknown;
}

/** What came of assignments. */
export interface Report {
  /** Images that were added, and the products that got any. */
  readonly added: number;
  readonly products: number;
  readonly failures: readonly Failure[];
  /** What was not begun, since somebody called a halt. */
  readonly left: readonly Assignment[];
}

/** Every product gets every picture. */
export const assignmentsOf = (
  products: readonly Product[],
  pictures: readonly MediaFile[],
): readonly Assignment[] => products.map((product) => ({ product, pictures }));

/** How many images these add. */
export const imagesIn = (assignments: readonly Assignment[]): number =>
  assignments.reduce((sum, { pictures }) => sum + pictures.length, 0);

/** What is to be tried again: what failed, and what was not begun. */
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
