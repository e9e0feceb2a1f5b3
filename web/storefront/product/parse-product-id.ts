import { idPattern } from '#contract/core/text';

/** Returns 0, for which nothing is requested, unless the segment is a positive integer. */
export function parseProductId(segment: string | undefined): number {
  return segment !== undefined && idPattern.test(segment) ? Number(segment) : 0;
}
