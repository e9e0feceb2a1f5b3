import { idPattern } from '#contract/core/text';

/** Anything but a positive integer becomes 0, for which nothing is requested. */
export function parseProductId(segment: string | undefined): number {
  return segment !== undefined && idPattern.test(segment) ? Number(segment) : 0;
}
