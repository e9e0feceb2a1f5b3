import { describe, expect, test } from 'vitest';
import { decodeUtf8, detectDelimiter, extractHeaderLine } from './decode';

const toBytes = (...bytes: number[]) => new Uint8Array(bytes);
const toUtf16 = (text: string) =>
  new Uint8Array(Uint16Array.from(text, (l) => l.charCodeAt(0)).buffer);

describe('decodeUtf8', () => {
  test('decodes UTF-8 and removes the BOM', () => {
    expect(decodeUtf8(new TextEncoder().encode('\uFEFFpiñón,🧀'))).toBe('piñón,🧀');
  });

  test.each([
    ['Windows-1252', toBytes(0x70, 0x69, 0xf1, 0x6f)],
    ['UTF-16', toUtf16('\uFEFFname,price')],
    ['UTF-16 without a BOM', toUtf16('name,price')],
    ['an image', toBytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)],
  ])('is undefined for %s', (_name, bytes) => expect(decodeUtf8(bytes)).toBeUndefined());
});

test.each([
  ['name,price', ','],
  ['name;price\nA, B, C;4', ';'],
  ['name\tprice', '\t'],
  ['name', ','],
  ['', ','],
  ['\r\n\r\nname;price', ';'],
])('detectDelimiter finds the delimiter of %j: %j', (text, delimiter) =>
  expect(detectDelimiter(extractHeaderLine(text))).toBe(delimiter),
);

test.each([
  ['name,price\r\nFig,1', 'name,price'],
  ['\n \r\n\tname', 'name'],
  [' \n\t', ''],
  ['name', 'name'],
])('extractHeaderLine(%j) is %j', (text, headerLine) =>
  expect(extractHeaderLine(text)).toBe(headerLine),
);
