import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** The index of `cmap` in the known tags of https://www.w3.org/TR/WOFF2/#table_dir_format; 63 is followed by a tag. */
const cmapIndex = 0;
const otherTag = 63;

/** Tables that WOFF 2 stores in another form, unless their version is 3. */
const transformedIndexes = [10, 11];

const headerLength = 48;

/** Characters that a WOFF 2 file has glyphs for, from its `cmap` table in format 4. */
export function readCharacters(file: string): Set<string> {
  const font = readFileSync(file);
  if (font.toString('latin1', 0, 4) !== 'wOF2') throw new Error(`${file} is no WOFF 2 file.`);
  const cmap = extractCmap(font);
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.subarray(cmap.readUInt32BE(8 + 8 * index)),
  );
  const subtable = subtables.find((candidate) => candidate.readUInt16BE(0) === 4);
  if (!subtable) throw new Error(`${file} has no cmap in format 4.`);
  return new Set(listCodePoints(subtable).map((code) => String.fromCodePoint(code)));
}

function extractCmap(font: Buffer): Buffer {
  const tables = font.readUInt16BE(12);
  const reader = { position: headerLength };
  let offset = 0;
  let found: { readonly start: number; readonly length: number } | undefined;
  for (let table = 0; table < tables; table += 1) {
    const flags = font.readUInt8(reader.position);
    reader.position += 1;
    const [index, version] = [flags & 63, flags >> 6];
    if (index === otherTag) reader.position += 4;
    const originalLength = readBase128(font, reader);
    const isTransformed = transformedIndexes.includes(index) ? version !== 3 : version !== 0;
    const length = isTransformed ? readBase128(font, reader) : originalLength;
    if (index === cmapIndex) found = { start: offset, length };
    offset += length;
  }
  if (!found) throw new Error('The font has no cmap.');
  const compressedLength = font.readUInt32BE(20);
  const data = brotliDecompressSync(
    font.subarray(reader.position, reader.position + compressedLength),
  );
  return data.subarray(found.start, found.start + found.length);
}

/** https://www.w3.org/TR/WOFF2/#DataTypes */
function readBase128(font: Buffer, reader: { position: number }): number {
  let value = 0;
  let byte: number;
  do {
    byte = font.readUInt8(reader.position);
    reader.position += 1;
    value = value * 128 + (byte & 127);
  } while (byte & 128);
  return value;
}

/** https://learn.microsoft.com/typography/opentype/spec/cmap#format-4-segment-mapping-to-delta-values */
function listCodePoints(subtable: Buffer): number[] {
  const segments = subtable.readUInt16BE(6) / 2;
  const codePoints: number[] = [];
  for (let segment = 0; segment < segments; segment += 1) {
    const end = subtable.readUInt16BE(14 + 2 * segment);
    const start = subtable.readUInt16BE(16 + 2 * (segments + segment));
    // The last segment ends the list.
    for (let code = start; code <= end && code < 0xff_ff; code += 1) codePoints.push(code);
  }
  return codePoints;
}
