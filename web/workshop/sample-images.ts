import type { ImageAsset } from '#contract/media/schema';
import board from '../../api/seed/images/classic-board.jpg?url';
import plateAfter from '../../api/seed/images/restoration-plate-after.jpg?url';
import plateBefore from '../../api/seed/images/restoration-plate-before.jpg?url';

/** A static file, which ignores the requested width. */
const toAsset = (url: string, alt: ImageAsset['alt']): ImageAsset => ({
  url: `${url}?v=1`,
  width: 1600,
  height: 1200,
  color: '#8a5a3c',
  alt,
});

export const boardImage = toAsset(board, {
  en: 'A board with cheeses, cured meats and figs',
  es: 'Una tabla con quesos, embutidos e higos',
});

export const brokenPlateImage = toAsset(plateBefore, {
  en: 'A broken plate',
  es: 'Un plato roto',
});

export const repairedPlateImage = toAsset(plateAfter, {
  en: 'The repaired plate',
  es: 'El plato restaurado',
});

export const missingImage: ImageAsset = { ...boardImage, url: '/missing.jpg?v=1' };
