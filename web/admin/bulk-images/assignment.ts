import type { MediaFile } from '#contract/media/schema';
import type { Product } from '#contract/products/schema';

/** Images to add to a product, in this order. */
export interface Assignment {
  readonly product: Product;
  readonly images: readonly MediaFile[];
}

export interface AssignFailure {
  readonly product: Product;
  /** Null if the primary image could not be set. */
  readonly image: MediaFile | null;
  readonly error: unknown;
}

export interface AssignReport {
  /** Number of images added, and (`products`) of products that got at least one. */
  readonly added: number;
  readonly products: number;
  readonly failures: readonly AssignFailure[];
  /** Images that were not started because the job was canceled. */
  readonly notStarted: readonly Assignment[];
}

export const buildAssignments = (
  products: readonly Product[],
  images: readonly MediaFile[],
): readonly Assignment[] => products.map((product) => ({ product, images }));

export const countImages = (assignments: readonly Assignment[]): number =>
  assignments.reduce((sum, { images }) => sum + images.length, 0);

/** Failed and not started images. */
export function buildRetryAssignments({
  failures,
  notStarted,
}: AssignReport): readonly Assignment[] {
  const retryByProductId = new Map<number, Assignment>();
  const failed = failures.map(({ product, image }) => ({
    product,
    images: image ? [image] : [],
  }));
  for (const { product, images } of [...failed, ...notStarted]) {
    const previousImages = retryByProductId.get(product.id)?.images ?? [];
    retryByProductId.set(product.id, { product, images: [...previousImages, ...images] });
  }
  return [...retryByProductId.values()];
}
