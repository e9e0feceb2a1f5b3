import { type Column, type CsvTable, datedFileName, tableOf } from './csv-table';
import { languageName, localTime } from './csv-values';
import type { Subscriber } from './subscribers';

const columns: readonly Column<Subscriber>[] = [
  ['Email', ({ email }) => email],
  ['Language', ({ language }) => languageName(language)],
  ['Received', ({ receivedAt }) => localTime(receivedAt)],
  ['Sent', ({ createdAt }) => localTime(createdAt)],
];

/** Subscribers as a table, one line for each. */
export const subscribersTable = (rows: readonly Subscriber[], now: Date): CsvTable =>
  tableOf(datedFileName('subscribers', now), columns, rows);
