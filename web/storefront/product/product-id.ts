/** The product a path names. Anything but a positive whole number counts as 0, which loads nothing. */
export function productIdOf(segment: string | undefined): number {
  return segment !== undefined && /^[1-9]\d{0,14}$/.test(segment) ? Number(segment) : 0;
}
