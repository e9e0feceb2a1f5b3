import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { escapedCell } from '../../core/csv';
import { importLimits } from '../limits';
import { importRefusals } from '../messages';
import { readCsv } from './decode';

const read = (text: string) => readCsv(new TextEncoder().encode(text));

const odd = [
  ['name', 'price'],
  ['"Fig", Board; large', '1,50'],
  ['Small: $1\nLarge: $2\r\n\tBoth', '"'],
  ["'=1+1", ' '],
];

describe('the cells of a CSV file', () => {
  test.each([',', ';', '\t'])('are what was written, parted by %j', (delimiter) => {
    for (const newline of ['\n', '\r\n', '\r']) {
      expect(read(Papa.unparse(odd, { delimiter, newline }))).toEqual({ cells: odd });
    }
  });

  test('come one row for each that was written, blank ones too', () => {
    expect(read('name\n\nFig\n')).toEqual({ cells: [['name'], [''], ['Fig'], ['']] });
  });

  test('are none in an empty file', () => {
    expect(read('')).toEqual({ cells: [] });
  });

  test('are still escaped', () => {
    expect(read(Papa.unparse([[escapedCell('=1')]]))).toEqual({ cells: [["'=1"]] });
  });

  test.each([
    ['name,price\nFig,1\n"Nut,2\n', 3],
    ['name,price\n"Fig" Board,1\n', 2],
    ['"name,price', 1],
  ])('cannot be told in %j', (text, line) => {
    expect(read(text)).toEqual({ refusal: importRefusals.quotes(line) });
  });

  test('are none in anything but UTF-8', () => {
    expect(readCsv(new Uint8Array([0x89, 0x50]))).toEqual({ refusal: importRefusals.encoding });
  });

  test.each(['\n', '\r\n', ',\n'])('are not taken from a file of nothing but %j', (line) => {
    const { bytes } = importLimits;
    expect(read(line.repeat(bytes / line.length))).toEqual({ refusal: importRefusals.rows });
  });

  test('may be followed by as many blank rows as spreadsheets save', () => {
    expect(read(`name\nFig${'\n'.repeat(importLimits.lines - 2)}`)).toHaveProperty('cells');
  });

  test.each([
    ['names', 'name,'.repeat(importLimits.head)],
    ['one name', 'x'.repeat(importLimits.bytes)],
    ['one name that is quoted', `"${'x'.repeat(importLimits.head)}"\nFig`],
  ])('are not taken from under a head that is too long for %s', (_what, text) => {
    expect(read(text)).toEqual({ refusal: importRefusals.head });
  });
});
