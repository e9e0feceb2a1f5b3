import { describe, expect, test } from 'vitest';
import { detectImageKind } from './image-files';
import { imageKinds } from './schema';

/** Latin-1. */
const toBytes = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** First bytes of images written by other programs. */
const fileHeaders = {
  jpeg: '\xff\xd8\xff\xe0\0\x10JFIF\0\x01\x01\x01\0\x48\0\x48\0\0',
  png: '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\b\0\0\0\b\b\x02\0\0\0Km)\xdc',
  webp: 'RIFF<\0\0\0WEBPVP8 0\0\0\0\xd0\x01\0\x01*\b\0\b\0\x01@&%\xa0',
  avif: '\0\0\0\x1cftypavif\0\0\0\0mif1avifmiaf\0\0\0\xd6meta\0\0\0\0',
  gif: 'GIF89a\b\0\b\0\0\0\0Liq\xff\0\0!\xf9\x04\x05\0\0\0\0,\0\0\0\0',
};

describe('detectImageKind', () => {
  test.each(imageKinds)('detects %s by its first bytes', (kind) => {
    expect(detectImageKind(toBytes(fileHeaders[kind]))).toBe(kind);
    expect(detectImageKind(toBytes(fileHeaders[kind] + 'x'.repeat(1000)))).toBe(kind);
  });

  test('detects a JPEG without an EXIF or JFIF header', () => {
    expect(detectImageKind(toBytes('\xff\xd8\xff\xdb\0C\0'))).toBe('jpeg');
  });

  test('detects GIF87a', () => {
    expect(detectImageKind(toBytes('GIF87a\b\0\b\0'))).toBe('gif');
  });

  test.each([
    ['an image sequence', '\0\0\0\x18ftypavis\0\0\0\0avismiaf'],
    ['a HEIF file with a compatible brand', '\0\0\0\x1cftypmif1\0\0\0\0mif1miafavif'],
  ])('detects AVIF in %s', (_name, text) => {
    expect(detectImageKind(toBytes(text))).toBe('avif');
  });
});

describe('detectImageKind with other files', () => {
  test.each([
    ['an empty file', ''],
    ['a text', 'My grandmother’s plate'],
    ['a text about JFIF', 'JFIF \xff\xd8\xff'],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a web page that starts like a GIF', 'GIF8<script>alert(1)</script>'],
    ['a WAVE file in RIFF', 'RIFF<\0\0\0WAVEfmt '],
    ['a TIFF', 'II*\x006\0\0\0'],
    ['a BMP', 'BM\x46\0\0\0'],
    ['a HEIC image', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
    ['an MP4 video', '\0\0\0\x18ftypisom\0\0\0\0isomavc1'],
    ['an MP4 video with “avif” after its brands', '\0\0\0\x14ftypisom\0\0\0\0isomavif'],
    ['an MP4 video with “avif” as its version', '\0\0\0\x14ftypisomavifisom'],
    ['half of a PNG signature', '\x89PNG'],
    ['half of a WebP signature', 'RIFF<\0\0\0'],
  ])('is undefined for %s', (_name, text) => {
    expect(detectImageKind(toBytes(text))).toBeUndefined();
  });
});
