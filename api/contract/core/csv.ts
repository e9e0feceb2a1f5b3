import { dayInShop, formatShopTime } from './dates';
import type { Language } from './language';

/** A table to be saved and opened in a spreadsheet. */
export interface CsvTable {
  readonly fileName: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/**
 * Spreadsheets take a cell that begins like this, also in full-width letters, for a formula, and reckon with what a
 * stranger wrote. Where somebody's spreadsheet parts cells by `;` or tabs, such a cell begins, and a line ends, in the
 * middle of what was one. What was escaped before is escaped again, so that it comes back as it was.
 */
const formula = /(?:^(?='*[=+\-@\t\r\n＝＋－＠])|(?<=[;\t\r\n])(?='*[=+\-@＝＋－＠]))/g;

const escapedFormula = /(?:^'(?='*[=+\-@\t\r\n＝＋－＠])|(?<=[;\t\r\n])'(?='*[=+\-@＝＋－＠]))/g;

/** A cell that no spreadsheet reckons with. */
export const escapedCell = (cell: string): string => cell.replaceAll(formula, "'");

/** What stood in a cell before it was escaped. */
export const unescapedCell = (cell: string): string => cell.replaceAll(escapedFormula, '');

/** Whether some spreadsheet would part a cell that has no quotes around it. */
export const needsQuotes = (cell: string): boolean => /[;\t]/.test(cell);

/** A column of a table: its name, and what stands in it of a row. */
export type Column<Row> = readonly [name: string, cellOf: (row: Row) => string | number | null];

/** Rows as a table; what a row does not have is left empty. */
export const tableOf = <Row>(
  fileName: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): CsvTable => ({
  fileName,
  head: columns.map(([name]) => name),
  rows: rows.map((row) => columns.map(([, cellOf]) => String(cellOf(row) ?? ''))),
});

/** Marks a file as UTF-8 for spreadsheets that take it for something else otherwise. */
export const byteOrderMark = '\uFEFF';

/** The name of a file that says what a table holds and which day it is in the shop, as in orders-2026-12-05.csv. */
export const datedFileName = (subject: string, now: Date): string =>
  `${subject}-${dayInShop(now)}.csv`;

const languageNames: Readonly<Record<Language, string>> = { en: 'English', es: 'Spanish' };

/** The name of a language in an exported table. */
export const languageName = (language: Language): string => languageNames[language];

/** An ISO time in the shop's time zone; null stays null. */
export const localTime = (time: string | null): string | null =>
  time === null ? null : formatShopTime(new Date(time));
