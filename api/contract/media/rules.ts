import type { FocalPoint, ImageAsset, MediaFile } from './schema';

export const productImagesFolder = 'Talavera';

export const defaultFocus: FocalPoint = { x: 50, y: 50 };

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
