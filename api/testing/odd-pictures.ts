import { crc32, deflateSync } from 'node:zlib';
import { createAnimatedImage } from './pictures';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Bytes up to the end of the IHDR chunk. */
export const afterPngHeader = 33;

export function pngChunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A valid 1-bit PNG: hundreds of megapixels in a few dozen kilobytes (decompression bomb). */
export function blackPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows, { level: 9 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

export const pngWith = (png: Buffer, chunk: Buffer): Buffer =>
  Buffer.concat([png.subarray(0, afterPngHeader), chunk, png.subarray(afterPngHeader)]);

/** The header has another size than the data: decoding fails. */
export function pretendingPng(png: Buffer, width: number, height: number): Buffer {
  const header = Buffer.from(png.subarray(16, 29));
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([signature, pngChunk('IHDR', header), png.subarray(afterPngHeader)]);
}

/** `count` must be even. */
export async function gifOfFrames(count: number): Promise<Buffer> {
  const two = await createAnimatedImage();
  const [begin, end] = [two.indexOf(Buffer.from([0x21, 0xf9])), two.length - 1];
  const frames = Array.from({ length: count / 2 }, () => two.subarray(begin, end));
  return Buffer.concat([two.subarray(0, begin), ...frames, two.subarray(end)]);
}
