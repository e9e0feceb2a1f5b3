export interface Renditions {
  /** The smallest URL at least as wide as requested. */
  readonly larger: string | undefined;
  /** The largest URL narrower than requested. */
  readonly smaller: string | undefined;
}

export function nearestRenditions(wanted: string, addresses: readonly string[]): Renditions {
  const same = addresses
    .filter((address) => pictureIn(address) === pictureIn(wanted))
    .sort((a, b) => widthOf(a) - widthOf(b));
  const isLargeEnough = (address: string) => widthOf(address) >= widthOf(wanted);
  return {
    larger: same.find(isLargeEnough),
    smaller: same.findLast((address) => !isLargeEnough(address)),
  };
}

/** Everything in the URL except width and quality. */
function pictureIn(address: string): string {
  const url = new URL(address);
  url.searchParams.delete('width');
  url.searchParams.delete('quality');
  url.searchParams.sort();
  return url.href;
}

/** Pixels. Without a width, the server sends the original, which is at least as large as any rendition. */
const widthOf = (address: string): number =>
  Number(new URL(address).searchParams.get('width') ?? Number.POSITIVE_INFINITY);
