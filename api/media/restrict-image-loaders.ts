import sharp from 'sharp';

/**
 * Limits sharp to the supported formats (attack surface). Process-wide: call once, before any image is opened.
 */
export function restrictImageLoaders(): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((kind) => `VipsForeignLoad${kind}`),
  });
}
