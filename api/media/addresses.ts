/** Ten hexadecimal digits of the content's SHA-256, which mark an address as that of these very bytes. */
export const contentMark = (contentHash: string): string => contentHash.slice(0, 10);

/** Where a library file is shown: an address of its content, which may be kept forever. */
export const pictureAddress = (id: string, contentHash: string): string =>
  `/api/media/optimize/${id}?v=${contentMark(contentHash)}`;
