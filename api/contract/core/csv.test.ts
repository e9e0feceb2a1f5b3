import { describe, expect, test } from 'vitest';
import { buildCsvTable, buildDatedFileName, type CsvColumn, escapeCell, unescapeCell } from './csv';

const formulaCells = [
  '=cmd()',
  '+1 323 555 0142',
  '-5',
  '@elena',
  '\t1',
  '\r1',
  '\n1',
  '＝1',
  '＋1',
  '－1',
  '＠a',
];

describe('escapeCell and unescapeCell', () => {
  test.each(formulaCells)(
    'escapeCell prefixes %j, which starts like a formula, with an apostrophe',
    (cell) => {
      expect(escapeCell(cell)).toBe(`'${cell}`);
    },
  );

  test.each(['', 'figs = good', ' =1', "'tis the season", '5', 'ñ', '🍇'])(
    'the harmless cell %j is left unchanged',
    (cell) => {
      expect(escapeCell(cell)).toBe(cell);
      expect(unescapeCell(cell)).toBe(cell);
    },
  );

  test.each([...formulaCells, "'=1", "''=1", "'", "'a", "''"])(
    'unescapeCell(escapeCell(%j)) restores the original',
    (cell) => {
      expect(unescapeCell(escapeCell(cell))).toBe(cell);
    },
  );
});

describe('escapeCell with a formula after a tab, semicolon or line break', () => {
  test.each([
    ['figs;=1', "figs;'=1"],
    ['\t=1', "'\t'=1"],
    ['\n=1', "'\n'=1"],
    ['a\t@b;;+1', "a\t'@b;;'+1"],
    ["a;'=1", "a;''=1"],
    ['- figs\n- nuts\r\n\r\n=1', "'- figs\n'- nuts\r\n\r\n'=1"],
    ['Small: $1; large: $2\n\tboth', 'Small: $1; large: $2\n\tboth'],
  ])('%j is escaped inside the cell and restored by unescapeCell', (cell, escaped) => {
    expect(escapeCell(cell)).toBe(escaped);
    expect(unescapeCell(escaped)).toBe(cell);
  });
});

test('buildCsvTable writes a header row and an empty cell for null', () => {
  const columns: readonly CsvColumn<{ name: string; guests: number | null }>[] = [
    ['Name', ({ name }) => name],
    ['Guests', ({ guests }) => guests],
  ];
  const rows = [
    { name: 'Ana', guests: 0 },
    { name: 'Eva', guests: null },
  ];
  const table = buildCsvTable('a.csv', columns, rows);
  expect({ ...table, rows: [...table.rows] }).toEqual({
    fileName: 'a.csv',
    header: ['Name', 'Guests'],
    rows: [
      ['Ana', '0'],
      ['Eva', ''],
    ],
  });
});

test('buildDatedFileName uses the date in the shop time zone', () => {
  const lateEvening = new Date('2026-11-23T07:59:00.000Z');
  expect(buildDatedFileName('messages', lateEvening)).toBe('messages-2026-11-22.csv');
});
