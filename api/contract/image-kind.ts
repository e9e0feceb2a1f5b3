/** Kinds of images people may send. */
export const imageKinds = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const;
export type ImageKind = (typeof imageKinds)[number];

/** What an image is called as a file. */
export const imageFileName = (title: string, kind: ImageKind): string =>
  `${title}.${kind === 'jpeg' ? 'jpg' : kind}`;

/** Bytes of an image that is sent: 20 MB. */
export const largestImage = 20 * 1024 * 1024;

/** Pixels of an image that is sent: 50 megapixels. */
export const mostPixels = 50_000_000;
