import {
  buildCsvTable,
  buildDatedFileName,
  type CsvColumn,
  type CsvTable,
  formatShopTimestamp,
  getLanguageName,
} from '../core/csv';
import type { ContactMessageRecord, RestorationRequestRecord, Subscriber } from './admin-schema';

const messageColumns: readonly CsvColumn<ContactMessageRecord>[] = [
  ['Received', ({ receivedAt }) => formatShopTimestamp(receivedAt)],
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Subject', ({ subject }) => subject],
  ['Message', ({ message }) => message],
  ['Language', ({ language }) => getLanguageName(language)],
  ['Sent', ({ createdAt }) => formatShopTimestamp(createdAt)],
  ['Read', ({ readAt }) => formatShopTimestamp(readAt)],
];

export const buildContactMessagesCsv = (
  rows: readonly ContactMessageRecord[],
  now: Date,
): CsvTable => buildCsvTable(buildDatedFileName('messages', now), messageColumns, rows);

const kindNames: Readonly<Record<RestorationRequestRecord['kind'], string>> = {
  'custom-board': 'Custom board',
  restoration: 'Restoration',
};

const requestColumns: readonly CsvColumn<RestorationRequestRecord>[] = [
  ['Received', ({ receivedAt }) => formatShopTimestamp(receivedAt)],
  ['Kind', ({ kind }) => kindNames[kind]],
  ['Status', ({ status }) => status],
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Description', ({ description }) => description],
  ['Photographs', ({ photoUrls }) => photoUrls.length],
  ['Language', ({ language }) => getLanguageName(language)],
  ['Sent', ({ createdAt }) => formatShopTimestamp(createdAt)],
  ['Updated', ({ updatedAt }) => formatShopTimestamp(updatedAt)],
  ['Read', ({ readAt }) => formatShopTimestamp(readAt)],
];

export const buildRestorationRequestsCsv = (
  rows: readonly RestorationRequestRecord[],
  now: Date,
): CsvTable => buildCsvTable(buildDatedFileName('requests', now), requestColumns, rows);

const subscriberColumns: readonly CsvColumn<Subscriber>[] = [
  ['Email', ({ email }) => email],
  ['Language', ({ language }) => getLanguageName(language)],
  ['Received', ({ receivedAt }) => formatShopTimestamp(receivedAt)],
  ['Sent', ({ createdAt }) => formatShopTimestamp(createdAt)],
];

export const buildSubscribersCsv = (rows: readonly Subscriber[], now: Date): CsvTable =>
  buildCsvTable(buildDatedFileName('subscribers', now), subscriberColumns, rows);
