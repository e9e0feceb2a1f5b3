import type { FocalPoint, MediaFile, Picture } from './schema';

/** The folder that holds the product pictures. */
export const productPicturesFolder = 'Talavera';

/** The middle. */
export const centre: FocalPoint = { x: 50, y: 50 };

/** What a page needs to show a library file. */
export const pictureOf = ({ url_preview, width, height, color, alt }: MediaFile): Picture => ({
  url: url_preview,
  width,
  height,
  color,
  alt,
});

/** The library folder of the photographs that come with requests; nobody but the shop sees them. */
export const requestPhotosFolder = 'Restoration';
