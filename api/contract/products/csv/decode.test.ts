import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { escapeCell } from '../../core/csv';
import { importLimits } from '../limits';
import { importErrors } from '../messages';
import { parseCsv } from './decode';

const parse = (text: string) => parseCsv(new TextEncoder().encode(text));

const specialCells = [
  ['name', 'price'],
  ['"Fig", Board; large', '1,50'],
  ['Small: $1\nLarge: $2\r\n\tBoth', '"'],
  ["'=1+1", ' '],
];

describe('parseCsv', () => {
  test.each([',', ';', '\t'])(
    'reads cells with any line break, delimited by %j',
    async (delimiter) => {
      for (const newline of ['\n', '\r\n', '\r']) {
        expect(await parse(Papa.unparse(specialCells, { delimiter, newline }))).toEqual({
          rawRows: specialCells,
        });
      }
    },
  );

  test('keeps blank rows', async () => {
    expect(await parse('name\n\nFig\n')).toEqual({ rawRows: [['name'], [''], ['Fig'], ['']] });
  });

  test('returns no rows for an empty file', async () => {
    expect(await parse('')).toEqual({ rawRows: [] });
  });

  test('leaves cells escaped', async () => {
    expect(await parse(Papa.unparse([[escapeCell('=1')]]))).toEqual({ rawRows: [["'=1"]] });
  });

  test.each([
    ['name,price\nFig,1\n"Nut,2\n', 3],
    ['name,price\n"Fig" Board,1\n', 2],
    ['"name,price', 1],
  ])('reports the line of invalid quotes in %j', async (text, line) => {
    expect(await parse(text)).toEqual({ error: importErrors.invalidQuotes(line) });
  });

  test('rejects files that are not UTF-8', async () => {
    expect(await parseCsv(new Uint8Array([0x89, 0x50]))).toEqual({ error: importErrors.encoding });
  });

  test.each(['\n', '\r\n', ',\n'])('rejects a file that consists only of %j', async (line) => {
    const { bytes } = importLimits;
    expect(await parse(line.repeat(bytes / line.length))).toEqual({
      error: importErrors.tooManyRows,
    });
  });

  test('accepts many trailing blank rows', async () => {
    expect(await parse(`name\nFig${'\n'.repeat(importLimits.lines - 2)}`)).toHaveProperty(
      'rawRows',
    );
  });

  test.each([
    ['many names', 'name,'.repeat(importLimits.headerLength)],
    ['one long name', 'x'.repeat(importLimits.bytes)],
    ['one long quoted name', `"${'x'.repeat(importLimits.headerLength)}"\nFig`],
  ])('rejects a header that is too long: %s', async (_name, text) => {
    expect(await parse(text)).toEqual({ error: importErrors.headerTooLong });
  });
});
