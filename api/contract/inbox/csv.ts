import {
  buildCsvTable,
  buildDatedFileName,
  type CsvColumn,
  type CsvTable,
  getLanguageName,
  toShopTime,
} from '../core/csv';
import type { ContactMessageRecord, RequestRecord, Subscriber } from './admin-schema';

const messageColumns: readonly CsvColumn<ContactMessageRecord>[] = [
  ['Received', ({ receivedAt }) => toShopTime(receivedAt)],
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Subject', ({ subject }) => subject],
  ['Message', ({ message }) => message],
  ['Language', ({ language }) => getLanguageName(language)],
  ['Sent', ({ createdAt }) => toShopTime(createdAt)],
  ['Read', ({ readAt }) => toShopTime(readAt)],
];

export const buildContactMessagesCsv = (
  rows: readonly ContactMessageRecord[],
  now: Date,
): CsvTable => buildCsvTable(buildDatedFileName('messages', now), messageColumns, rows);

const kindNames: Readonly<Record<RequestRecord['kind'], string>> = {
  'custom-board': 'Custom board',
  restoration: 'Restoration',
};

const requestColumns: readonly CsvColumn<RequestRecord>[] = [
  ['Received', ({ receivedAt }) => toShopTime(receivedAt)],
  ['Kind', ({ kind }) => kindNames[kind]],
  ['Status', ({ status }) => status],
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Description', ({ description }) => description],
  ['Photographs', ({ photoUrls }) => photoUrls.length],
  ['Language', ({ language }) => getLanguageName(language)],
  ['Sent', ({ createdAt }) => toShopTime(createdAt)],
  ['Updated', ({ updatedAt }) => toShopTime(updatedAt)],
  ['Read', ({ readAt }) => toShopTime(readAt)],
];

export const buildRestorationRequestsCsv = (rows: readonly RequestRecord[], now: Date): CsvTable =>
  buildCsvTable(buildDatedFileName('requests', now), requestColumns, rows);

const subscriberColumns: readonly CsvColumn<Subscriber>[] = [
  ['Email', ({ email }) => email],
  ['Language', ({ language }) => getLanguageName(language)],
  ['Received', ({ receivedAt }) => toShopTime(receivedAt)],
  ['Sent', ({ createdAt }) => toShopTime(createdAt)],
];

export const buildSubscribersCsv = (rows: readonly Subscriber[], now: Date): CsvTable =>
  buildCsvTable(buildDatedFileName('subscribers', now), subscriberColumns, rows);
