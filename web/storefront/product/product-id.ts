import { writtenId } from '#contract/core/text';

/** The product a path names. Anything but a positive whole number counts as 0, which loads nothing. */
export function productIdOf(segment: string | undefined): number {
  return segment !== undefined && writtenId.test(segment) ? Number(segment) : 0;
}
