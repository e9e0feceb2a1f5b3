import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { byteOrderMark } from '#contract/core/csv';
import { serializeCsv } from './serialize-csv';

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
    const { data } = Papa.parse<string[]>(await serializeCsv(table), { delimiter });
    const formulaCells = data.flat().filter((cell) => /^[=+\-@＝＋－＠]/.test(cell));
    expect(formulaCells).toEqual([]);
  },
);

test('serializeCsv quotes cells that contain other delimiters', async () => {
  const text = await serializeCsv({
    fileName: 'a.csv',
    header: ['a;b', 'c'],
    rows: [['d\te', 'f']],
  });
  expect(text).toBe(`${byteOrderMark}"a;b",c\r\n"d\te",f`);
});
