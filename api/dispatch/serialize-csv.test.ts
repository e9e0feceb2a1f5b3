import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { byteOrderMark, type CsvTable } from '#contract/core/csv';
import { serializeCsv } from './serialize-csv';

const serializeText = async (table: CsvTable): Promise<string> =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await serializeCsv(table));

const riskyCells = [
  '=1',
  'a;=1',
  'a;\n=1',
  'a\n=1\n',
  '"";@b',
  'a\t+1',
  "';-1",
  '1;=1+1;2',
  '\r\n=1',
];

const table = {
  fileName: 'a.csv',
  header: ['a', 'b', 'c'],
  rows: riskyCells.map((cell) => ['1', cell, cell]),
};

test.each([',', ';', '\t'])(
  'serializeCsv leaves no formula cell when parsed with the delimiter %j',
  async (delimiter) => {
    const { data } = Papa.parse<string[]>(await serializeText(table), { delimiter });
    const formulaCells = data.flat().filter((cell) => /^[=+\-@＝＋－＠]/.test(cell));
    expect(formulaCells).toEqual([]);
  },
);

test('serializeCsv quotes cells that contain other delimiters', async () => {
  const text = await serializeText({
    fileName: 'a.csv',
    header: ['a;b', 'c'],
    rows: [['d\te', 'f']],
  });
  expect(text).toBe(`${byteOrderMark}"a;b",c\r\n"d\te",f`);
});
