import sharp from 'sharp';

/**
 * Has sharp open nothing but the pictures the shop takes; what else it could read is more to go wrong. To be called
 * once, before anything is opened: it is a setting of the whole process, and in its middle nothing can be opened.
 */
export function openPicturesOnly(): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((kind) => `VipsForeignLoad${kind}`),
  });
}
