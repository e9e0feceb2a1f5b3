import type { KeptMessage } from './contact-messages';
import { type Column, type CsvTable, datedFileName, tableOf } from './csv-table';
import { languageName, localTime } from './csv-values';

const columns: readonly Column<KeptMessage>[] = [
  ['Received', ({ receivedAt }) => localTime(receivedAt)],
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Subject', ({ subject }) => subject],
  ['Message', ({ message }) => message],
  ['Language', ({ language }) => languageName(language)],
  ['Sent', ({ createdAt }) => localTime(createdAt)],
  ['Read', ({ readAt }) => localTime(readAt)],
];

/** Messages as a table, one line for each. */
export const contactMessagesTable = (rows: readonly KeptMessage[], now: Date): CsvTable =>
  tableOf(datedFileName('messages', now), columns, rows);
