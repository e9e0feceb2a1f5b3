import { describe, expect, test } from 'vitest';
import { buildCsvTable, type Column, datedFileName, escapedCell, unescapedCell } from './csv';

const formulas = [
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
  test.each(formulas)(
    'escapeCell prefixes %j, which starts like a formula, with an apostrophe',
    (cell) => {
      expect(escapedCell(cell)).toBe(`'${cell}`);
    },
  );

  test.each(['', 'figs = good', ' =1', "'tis the season", '5', 'ñ', '🍇'])(
    'the harmless cell %j is left unchanged',
    (cell) => {
      expect(escapedCell(cell)).toBe(cell);
      expect(unescapedCell(cell)).toBe(cell);
    },
  );

  test.each([...formulas, "'=1", "''=1", "'", "'a", "''"])(
    'unescapeCell(escapeCell(%j)) restores the original',
    (cell) => {
      expect(unescapedCell(escapedCell(cell))).toBe(cell);
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
    expect(escapedCell(cell)).toBe(escaped);
    expect(unescapedCell(escaped)).toBe(cell);
  });
});

test('buildCsvTable writes a header row and an empty cell for null', () => {
  const columns: readonly Column<{ name: string; guests: number | null }>[] = [
    ['Name', ({ name }) => name],
    ['Guests', ({ guests }) => guests],
  ];
  const rows = [
    { name: 'Ana', guests: 0 },
    { name: 'Eva', guests: null },
  ];
  expect(buildCsvTable('a.csv', columns, rows)).toEqual({
    fileName: 'a.csv',
    head: ['Name', 'Guests'],
    rows: [
      ['Ana', '0'],
      ['Eva', ''],
    ],
  });
});

test('buildDatedFileName uses the date in the shop time zone', () => {
  const lateThatDay = new Date('2026-11-23T07:59:00.000Z');
  expect(datedFileName('messages', lateThatDay)).toBe('messages-2026-11-22.csv');
});
