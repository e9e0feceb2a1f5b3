import { writtenProductId } from '#contract/product';

/** The product a path names. Anything but a positive whole number counts as 0, which loads nothing. */
export function productIdOf(segment: string | undefined): number {
  return segment !== undefined && writtenProductId.test(segment) ? Number(segment) : 0;
}
