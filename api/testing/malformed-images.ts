import { crc32, deflateSync } from 'node:zlib';
import { createAnimatedImage } from './images';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Bytes up to the end of the IHDR chunk. */
const pngHeaderEnd = 33;

export function createPngChunk(type: string, content: Buffer): Buffer {
  const typeAndContent = Buffer.concat([Buffer.from(type), content]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  checksum.writeUInt32BE(crc32(typeAndContent));
  return Buffer.concat([length, typeAndContent, checksum]);
}

/** A valid 1-bit PNG: hundreds of megapixels in a few dozen kilobytes (decompression bomb). */
export function createBlackPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  return Buffer.concat([
    signature,
    createPngChunk('IHDR', header),
    createPngChunk('IDAT', deflateSync(rows, { level: 9 })),
    createPngChunk('IEND', Buffer.alloc(0)),
  ]);
}

export const insertPngChunk = (png: Buffer, chunk: Buffer): Buffer =>
  Buffer.concat([png.subarray(0, pngHeaderEnd), chunk, png.subarray(pngHeaderEnd)]);

/** The header has another size than the data: decoding fails. */
export function forgePngSize(png: Buffer, width: number, height: number): Buffer {
  const header = Buffer.from(png.subarray(16, 29));
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([signature, createPngChunk('IHDR', header), png.subarray(pngHeaderEnd)]);
}

/** `count` must be even. */
export async function createAnimatedGif(count: number): Promise<Buffer> {
  const twoFrameGif = await createAnimatedImage();
  const [start, end] = [twoFrameGif.indexOf(Buffer.from([0x21, 0xf9])), twoFrameGif.length - 1];
  const frames = Array.from({ length: count / 2 }, () => twoFrameGif.subarray(start, end));
  return Buffer.concat([twoFrameGif.subarray(0, start), ...frames, twoFrameGif.subarray(end)]);
}
