import { type Column, type CsvTable, datedFileName, tableOf } from './csv-table';
import type { KeptRequest } from './restoration-requests';

const columns: readonly Column<KeptRequest>[] = [
  ['Received', ({ receivedAt }) => receivedAt],
  ['Kind', ({ kind }) => kind],
  ['Status', ({ status }) => status],
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Description', ({ description }) => description],
  ['Photographs', ({ photoUrls }) => photoUrls.length],
  ['Language', ({ language }) => language],
  ['Sent', ({ createdAt }) => createdAt],
  ['Updated', ({ updatedAt }) => updatedAt],
  ['Read', ({ readAt }) => readAt],
];

/** Requests as a table, one line for each. */
export const restorationRequestsTable = (rows: readonly KeptRequest[], now: Date): CsvTable =>
  tableOf(datedFileName('requests', now), columns, rows);
