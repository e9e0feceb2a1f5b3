export interface Renditions {
  /** The smallest one that is large enough. */
  readonly larger: string | undefined;
  /** The largest one that is not. */
  readonly smaller: string | undefined;
}

/** The renditions of the same picture, among some addresses, that are nearest to a wanted one. */
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

/** What an address shows, whatever its size: everything in it but width and quality. */
function pictureIn(address: string): string {
  const url = new URL(address);
  url.searchParams.delete('width');
  url.searchParams.delete('quality');
  url.searchParams.sort();
  return url.href;
}

/** Pixels; without a width a picture comes in its own, which is at least as large as any that is asked for. */
const widthOf = (address: string): number =>
  Number(new URL(address).searchParams.get('width') ?? Number.POSITIVE_INFINITY);
