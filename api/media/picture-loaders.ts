import sharp from 'sharp';

/** Has sharp open nothing but the pictures the shop takes; what else it could read is more to go wrong. */
export function openPicturesOnly(): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((kind) => `VipsForeignLoad${kind}`),
  });
}
