import { type Column, type CsvTable, datedFileName, tableOf } from './csv-table';
import { languageName, localTime } from './csv-values';
import type { KeptRequest } from './restoration-requests';

const kindNames: Readonly<Record<KeptRequest['kind'], string>> = {
  'custom-board': 'Custom board',
  restoration: 'Restoration',
};

const columns: readonly Column<KeptRequest>[] = [
  ['Received', ({ receivedAt }) => localTime(receivedAt)],
  ['Kind', ({ kind }) => kindNames[kind]],
  ['Status', ({ status }) => status],
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Description', ({ description }) => description],
  ['Photographs', ({ photoUrls }) => photoUrls.length],
  ['Language', ({ language }) => languageName(language)],
  ['Sent', ({ createdAt }) => localTime(createdAt)],
  ['Updated', ({ updatedAt }) => localTime(updatedAt)],
  ['Read', ({ readAt }) => localTime(readAt)],
];

/** Requests as a table, one line for each. */
export const restorationRequestsTable = (rows: readonly KeptRequest[], now: Date): CsvTable =>
  tableOf(datedFileName('requests', now), columns, rows);
