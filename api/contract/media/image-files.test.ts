import { describe, expect, test } from 'vitest';
import { imageKindOf } from './image-files';
import { imageKinds } from './schema';

/** Bytes by their codes, one a letter. */
const bytes = (letters: string): Uint8Array =>
  Uint8Array.from(letters, (letter) => letter.charCodeAt(0));

/** How pictures begin that other programs wrote. */
const starts = {
  jpeg: '\xff\xd8\xff\xe0\0\x10JFIF\0\x01\x01\x01\0\x48\0\x48\0\0',
  png: '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\b\0\0\0\b\b\x02\0\0\0Km)\xdc',
  webp: 'RIFF<\0\0\0WEBPVP8 0\0\0\0\xd0\x01\0\x01*\b\0\b\0\x01@&%\xa0',
  avif: '\0\0\0\x1cftypavif\0\0\0\0mif1avifmiaf\0\0\0\xd6meta\0\0\0\0',
  gif: 'GIF89a\b\0\b\0\0\0\0Liq\xff\0\0!\xf9\x04\x05\0\0\0\0,\0\0\0\0',
};

describe('an image is told by its first bytes', () => {
  test.each(imageKinds)('as %s', (kind) => {
    expect(imageKindOf(bytes(starts[kind]))).toBe(kind);
    expect(imageKindOf(bytes(starts[kind] + 'x'.repeat(1000)))).toBe(kind);
  });

  test('as JPEG where no header of a camera follows', () => {
    expect(imageKindOf(bytes('\xff\xd8\xff\xdb\0C\0'))).toBe('jpeg');
  });

  test('as GIF of the older edition', () => {
    expect(imageKindOf(bytes('GIF87a\b\0\b\0'))).toBe('gif');
  });

  test.each([
    ['a sequence', '\0\0\0\x18ftypavis\0\0\0\0avismiaf'],
    ['a HEIF file that says it may be read so', '\0\0\0\x1cftypmif1\0\0\0\0mif1miafavif'],
  ])('as AVIF in %s', (_name, letters) => {
    expect(imageKindOf(bytes(letters))).toBe('avif');
  });
});

describe('no image that people may send', () => {
  test.each([
    ['nothing', ''],
    ['a text', 'My grandmother’s plate'],
    ['a text about JFIF', 'JFIF \xff\xd8\xff'],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a web page that begins like a GIF', 'GIF8<script>alert(1)</script>'],
    ['a sound in the same wrapping as WebP', 'RIFF<\0\0\0WAVEfmt '],
    ['a TIFF', 'II*\x006\0\0\0'],
    ['a BMP', 'BM\x46\0\0\0'],
    ['a HEIC photograph', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
    ['a film', '\0\0\0\x18ftypisom\0\0\0\0isomavc1'],
    ['a film with the letters after its brands', '\0\0\0\x14ftypisom\0\0\0\0isomavif'],
    ['a film whose version spells them', '\0\0\0\x14ftypisomavifisom'],
    ['half of a PNG mark', '\x89PNG'],
    ['half of a WebP mark', 'RIFF<\0\0\0'],
  ])('is %s', (_name, letters) => {
    expect(imageKindOf(bytes(letters))).toBeUndefined();
  });
});
