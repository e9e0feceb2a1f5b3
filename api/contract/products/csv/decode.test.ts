import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { escapedCell } from '../../core/csv';
import { importLimits } from '../limits';
import { importErrors } from '../messages';
import { readCsv } from './decode';

const read = (text: string) => readCsv(new TextEncoder().encode(text));

const odd = [
  ['name', 'price'],
  ['"Fig", Board; large', '1,50'],
  ['Small: $1\nLarge: $2\r\n\tBoth', '"'],
  ["'=1+1", ' '],
];

describe('parseCsv', () => {
  test.each([',', ';', '\t'])('reads cells with any line break, delimited by %j', (delimiter) => {
    for (const newline of ['\n', '\r\n', '\r']) {
      expect(read(Papa.unparse(odd, { delimiter, newline }))).toEqual({ cells: odd });
    }
  });

  test('keeps blank rows', () => {
    expect(read('name\n\nFig\n')).toEqual({ cells: [['name'], [''], ['Fig'], ['']] });
  });

  test('returns no rows for an empty file', () => {
    expect(read('')).toEqual({ cells: [] });
  });

  test('leaves cells escaped', () => {
    expect(read(Papa.unparse([[escapedCell('=1')]]))).toEqual({ cells: [["'=1"]] });
  });

  test.each([
    ['name,price\nFig,1\n"Nut,2\n', 3],
    ['name,price\n"Fig" Board,1\n', 2],
    ['"name,price', 1],
  ])('reports the line of invalid quotes in %j', (text, line) => {
    expect(read(text)).toEqual({ refusal: importErrors.quotes(line) });
  });

  test('rejects files that are not UTF-8', () => {
    expect(readCsv(new Uint8Array([0x89, 0x50]))).toEqual({ refusal: importErrors.encoding });
  });

  test.each(['\n', '\r\n', ',\n'])('rejects a file that consists only of %j', (line) => {
    const { bytes } = importLimits;
    expect(read(line.repeat(bytes / line.length))).toEqual({ refusal: importErrors.rows });
  });

  test('accepts many trailing blank rows', () => {
    expect(read(`name\nFig${'\n'.repeat(importLimits.lines - 2)}`)).toHaveProperty('cells');
  });

  test.each([
    ['many names', 'name,'.repeat(importLimits.head)],
    ['one long name', 'x'.repeat(importLimits.bytes)],
    ['one long quoted name', `"${'x'.repeat(importLimits.head)}"\nFig`],
  ])('rejects a header that is too long: %s', (_what, text) => {
    expect(read(text)).toEqual({ refusal: importErrors.head });
  });
});
