import type { ImageFormat } from '#contract/media/schema';
import { createImageProcessor } from '../../api/media/image-processor';
import type { RenditionOptions } from '../../api/media/rendition-options';
import { computeTargetSize, type Size } from '../../api/media/target-size';
import {
  computeWatermarkBox,
  computeWatermarkOffset,
  UnreadableWatermarkError,
} from '../../api/media/watermark-layout';
import type { MockImageProcessor } from './mock-image-processor';
import { readHeader } from './read-image-header';

/** Canvases cannot encode AVIF; browsers detect the WebP by its bytes. */
const mimeTypes: Readonly<Record<ImageFormat, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/webp',
};

export const canvasImageProcessor: MockImageProcessor = {
  ...createImageProcessor({
    readHeader,

    async computeDominantColor(bytes) {
      const bitmap = await decode(bytes);
      const { context } = createCanvas({ width: 1, height: 1 }, 'white');
      context.drawImage(bitmap, 0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
      return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
    },

    async toJpeg(bytes, { maxSide, quality }) {
      const bitmap = await decode(bytes);
      const box = { width: maxSide, height: maxSide, crop: 'limit' } as const;
      const { width, height } = computeTargetSize(bitmap, box);
      const { canvas, context } = createCanvas({ width, height }, 'white');
      context.drawImage(bitmap, 0, 0, width, height);
      return { bytes: await encode(canvas, 'jpeg', quality), width, height };
    },
  }),

  async render(original, options, watermarkBytes) {
    const { format, quality, watermark } = options;
    const bitmap = await decode(original);
    const { canvas, context } = createCanvas(options, format === 'jpeg' ? 'white' : undefined);
    context.filter = toCanvasFilter(options);
    drawCropped(context, bitmap, options);
    context.filter = 'none';
    if (watermark) {
      const image = await decodeWatermark(watermarkBytes);
      const size = computeTargetSize(image, { ...computeWatermarkBox(options), crop: 'limit' });
      const { left, top } = computeWatermarkOffset(options, size, watermark.position);
      context.drawImage(image, left, top, size.width, size.height);
    }
    return encode(canvas, format, quality);
  },
};

/** Applies the EXIF orientation. Rejects if the bytes are no image. */
const decode = (bytes: Uint8Array): Promise<ImageBitmap> =>
  createImageBitmap(new Blob([new Uint8Array(bytes)]));

async function decodeWatermark(watermarkBytes: Uint8Array | undefined): Promise<ImageBitmap> {
  if (!watermarkBytes) throw new UnreadableWatermarkError('The watermark is gone.');
  try {
    return await decode(watermarkBytes);
  } catch (cause) {
    throw new UnreadableWatermarkError('The watermark cannot be read.', { cause });
  }
}

function createCanvas({ width, height }: Size, background: string | undefined) {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no 2D canvas context.');
  context.imageSmoothingQuality = 'high';
  if (background) {
    context.fillStyle = background;
    context.fillRect(0, 0, width, height);
  }
  return { canvas, context };
}

const toCanvasFilter = ({ blur, grayscale }: RenditionOptions): string =>
  [...(grayscale ? ['grayscale(1)'] : []), ...(blur ? [`blur(${blur}px)`] : [])].join(' ') ||
  'none';

/** Crops around the focal point if there is one, otherwise around the center. */
function drawCropped(
  context: OffscreenCanvasRenderingContext2D,
  bitmap: ImageBitmap,
  { width, height, focalCrop }: RenditionOptions,
): void {
  if (focalCrop) {
    context.drawImage(
      bitmap,
      -focalCrop.left,
      -focalCrop.top,
      focalCrop.scaledSize.width,
      focalCrop.scaledSize.height,
    );
    return;
  }
  const scale = Math.max(width / bitmap.width, height / bitmap.height);
  const [scaledWidth, scaledHeight] = [bitmap.width * scale, bitmap.height * scale];
  const [left, top] = [(width - scaledWidth) / 2, (height - scaledHeight) / 2];
  context.drawImage(bitmap, left, top, scaledWidth, scaledHeight);
}

async function encode(
  canvas: OffscreenCanvas,
  format: ImageFormat,
  quality: number,
): Promise<Uint8Array> {
  const blob = await canvas.convertToBlob({ type: mimeTypes[format], quality: quality / 100 });
  return new Uint8Array(await blob.arrayBuffer());
}
