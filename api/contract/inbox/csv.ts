import {
  buildCsvTable,
  type Column,
  type CsvTable,
  datedFileName,
  languageName,
  localTime,
} from '../core/csv';
import type { ContactMessageRecord, RequestRecord, Subscriber } from './admin-schema';

const messageColumns: readonly Column<ContactMessageRecord>[] = [
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

export const contactMessagesTable = (rows: readonly ContactMessageRecord[], now: Date): CsvTable =>
  buildCsvTable(datedFileName('messages', now), messageColumns, rows);

const kindNames: Readonly<Record<RequestRecord['kind'], string>> = {
  'custom-board': 'Custom board',
  restoration: 'Restoration',
};

const requestColumns: readonly Column<RequestRecord>[] = [
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

export const restorationRequestsTable = (rows: readonly RequestRecord[], now: Date): CsvTable =>
  buildCsvTable(datedFileName('requests', now), requestColumns, rows);

const subscriberColumns: readonly Column<Subscriber>[] = [
  ['Email', ({ email }) => email],
  ['Language', ({ language }) => languageName(language)],
  ['Received', ({ receivedAt }) => localTime(receivedAt)],
  ['Sent', ({ createdAt }) => localTime(createdAt)],
];

export const subscribersTable = (rows: readonly Subscriber[], now: Date): CsvTable =>
  buildCsvTable(datedFileName('subscribers', now), subscriberColumns, rows);
