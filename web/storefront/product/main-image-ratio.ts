/** Other images are cropped to it. */
export const mainImageRatio = { width: 4, height: 3 };
