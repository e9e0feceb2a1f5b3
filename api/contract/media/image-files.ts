import type { ImageKind } from './schema';

export const buildImageFileName = (title: string, kind: ImageKind): string =>
  `${title}.${kind === 'jpeg' ? 'jpg' : kind}`;

/** 20 MB. */
export const maxImageBytes = 20 * 1024 * 1024;

/** 50 megapixels. */
export const maxImagePixels = 50_000_000;

const jpegSignature = [0xff, 0xd8, 0xff];

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Detects the format by its first bytes, whatever the file name; a few dozen bytes are enough. */
export function detectImageKind(bytes: Uint8Array): ImageKind | undefined {
  const text = decodeLatin1(bytes);
  if (jpegSignature.every((byte, index) => bytes[index] === byte)) return 'jpeg';
  if (pngSignature.every((byte, index) => bytes[index] === byte)) return 'png';
  if (/^GIF8[79]a/.test(text)) return 'gif';
  if (/^RIFF.{4}WEBP/s.test(text)) return 'webp';
  return /^.{4}ftyp/s.test(text) && parseBrands(bytes, text).some(isAvif) ? 'avif' : undefined;
}

/** Bytes; no file of these formats lists more brands than fit. */
const maxHeaderBytes = 64;

const decodeLatin1 = (bytes: Uint8Array): string =>
  String.fromCharCode(...bytes.subarray(0, maxHeaderBytes));

/** ISO BMFF `ftyp` box: major brand, minor version, compatible brands. */
function parseBrands(bytes: Uint8Array, text: string): string[] {
  const end = Math.min(bytes[3] ?? 0, text.length);
  const [major = '', , ...compatible] = text.slice(8, end).match(/.{4}/gs) ?? [];
  return [major, ...compatible];
}

const isAvif = (brand: string): boolean => brand === 'avif' || brand === 'avis';
