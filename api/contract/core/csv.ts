import { formatShopTime, toShopDate } from './dates';
import type { Language } from './language';

export interface CsvTable {
  readonly fileName: string;
  readonly header: readonly string[];
  /** Built while they are read: a table of thousands of rows takes a moment. */
  readonly rows: Iterable<readonly string[]>;
}

/**
 * Guards against CSV injection (OWASP): a spreadsheet evaluates a cell that starts like a formula, including full-width
 * `＝＋－＠`. Programs that split at `;` or tabs may also start a cell in the middle of another. Already escaped text is
 * escaped again, so that unescaping restores the original.
 */
const formulaPrefix = /(?:^(?='*[=+\-@\t\r\n＝＋－＠])|(?<=[;\t\r\n])(?='*[=+\-@＝＋－＠]))/g;

const escapedFormulaPrefix =
  /(?:^'(?='*[=+\-@\t\r\n＝＋－＠])|(?<=[;\t\r\n])'(?='*[=+\-@＝＋－＠]))/g;

export const escapeCell = (cell: string): string => cell.replaceAll(formulaPrefix, "'");

export const unescapeCell = (cell: string): string => cell.replaceAll(escapedFormulaPrefix, '');

/** True if a program that splits at `;` or tabs would split the cell. */
export const needsQuotes = (cell: string): boolean => /[;\t]/.test(cell);

export type CsvColumn<Row> = readonly [name: string, getCell: (row: Row) => string | number | null];

/** Null becomes an empty cell. */
export const buildCsvTable = <Row>(
  fileName: string,
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
): CsvTable => ({
  fileName,
  header: columns.map(([name]) => name),
  rows: {
    *[Symbol.iterator]() {
      for (const row of rows) yield columns.map(([, getCell]) => String(getCell(row) ?? ''));
    },
  },
});

/** UTF-8 BOM: without it, Excel assumes another encoding. */
export const byteOrderMark = '\uFEFF';

/** Example: orders-2026-12-05.csv, by the date in the shop's time zone. */
export const buildDatedFileName = (subject: string, now: Date): string =>
  `${subject}-${toShopDate(now)}.csv`;

const languageNames: Readonly<Record<Language, string>> = { en: 'English', es: 'Spanish' };

export const getLanguageName = (language: Language): string => languageNames[language];

/** Formats an ISO timestamp in the shop's time zone; null stays null. */
export const formatShopTimestamp = (time: string | null): string | null =>
  time === null ? null : formatShopTime(new Date(time));
