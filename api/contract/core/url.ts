/** Characters an address may have, one that is asked for or one that is kept; nothing the shop hands out comes near. */
export const longestAddress = 2048;

/** What the file at an address is called: the last part of its path. */
export const addressName = ({ pathname }: Pick<URL, 'pathname'>): string =>
  unescaped(pathname.split('/').at(-1) ?? '');

/** A text of an address as people write it; as it is where it was not escaped well. */
export function unescaped(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}
