import type { FocalPoint, MediaFile, Picture } from './schema';

export const productPicturesFolder = 'Talavera';

export const centre: FocalPoint = { x: 50, y: 50 };

export const pictureOf = ({ url_preview, width, height, color, alt }: MediaFile): Picture => ({
  url: url_preview,
  width,
  height,
  color,
  alt,
});

/** Images sent with requests; admins only. */
export const requestPhotosFolder = 'Restoration';
