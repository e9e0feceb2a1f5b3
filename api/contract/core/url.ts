/** In characters, for request URLs and stored URLs; the API's own URLs are far shorter. */
export const maxUrlLength = 2048;

export const fileNameFromUrl = ({ pathname }: Pick<URL, 'pathname'>): string =>
  decodeUriSafely(pathname.split('/').at(-1) ?? '');

/** Returns the input unchanged if it is not valid percent-encoding. */
export function decodeUriSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
