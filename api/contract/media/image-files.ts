import type { ImageKind } from './schema';

export const imageFileName = (title: string, kind: ImageKind): string =>
  `${title}.${kind === 'jpeg' ? 'jpg' : kind}`;

/** 20 MB. */
export const largestImage = 20 * 1024 * 1024;

/** 50 megapixels. */
export const mostPixels = 50_000_000;

const jpegStart = [0xff, 0xd8, 0xff];

const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Detects the format by its first bytes, whatever the file name; a few dozen bytes are enough. */
export function detectImageKind(bytes: Uint8Array): ImageKind | undefined {
  const letters = decodeLatin1(bytes);
  if (jpegStart.every((byte, at) => bytes[at] === byte)) return 'jpeg';
  if (pngStart.every((byte, at) => bytes[at] === byte)) return 'png';
  if (/^GIF8[79]a/.test(letters)) return 'gif';
  if (/^RIFF.{4}WEBP/s.test(letters)) return 'webp';
  return /^.{4}ftyp/s.test(letters) && parseBrands(bytes, letters).some(isAvif)
    ? 'avif'
    : undefined;
}

/** Bytes; no file of these formats lists more brands than fit. */
const head = 64;

const decodeLatin1 = (bytes: Uint8Array): string => String.fromCharCode(...bytes.subarray(0, head));

/** ISO BMFF `ftyp` box: major brand, minor version, compatible brands. */
function parseBrands(bytes: Uint8Array, letters: string): string[] {
  const end = Math.min(bytes[3] ?? 0, letters.length);
  const [major = '', , ...compatible] = letters.slice(8, end).match(/.{4}/gs) ?? [];
  return [major, ...compatible];
}

const isAvif = (brand: string): boolean => brand === 'avif' || brand === 'avis';
