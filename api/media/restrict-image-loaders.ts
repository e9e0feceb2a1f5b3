import sharp from 'sharp';

/**
 * Limits sharp to the supported formats, to reduce the attack surface. Process-wide: call once, before opening any
 * image.
 */
export function restrictImageLoaders(): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((kind) => `VipsForeignLoad${kind}`),
  });
}
