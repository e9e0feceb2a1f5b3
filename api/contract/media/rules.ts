import type { FocalPoint, ImageAsset, MediaFile } from './schema';

export const productImagesFolder = 'Talavera';

export const centre: FocalPoint = { x: 50, y: 50 };

export const toImageAsset = ({
  url_preview,
  width,
  height,
  color,
  alt,
}: MediaFile): ImageAsset => ({
  url: url_preview,
  width,
  height,
  color,
  alt,
});

/** Images sent with requests; admins only. */
export const requestImagesFolder = 'Restoration';
