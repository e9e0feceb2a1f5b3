import * as v from 'valibot';
import { privateCacheControl } from '../core/endpoint';
import { sentFields } from '../core/fields';
import { type BilingualText, languages, localized } from '../core/language';
import { searchQuery } from '../core/query';
import { moment, rowId } from '../core/schema';

// Shared by everything that visitors submit: contact messages, requests, orders.

export const submissionFields = {
  id: v.number(),
  name: v.string(),
  email: v.string(),
  phone: v.nullable(v.string()),
  /** Language of the page it was sent from; reply in it. */
  language: v.picklist(languages),
  /** By the client's clock. */
  createdAt: moment,
  /** By the server's clock; lists sort by it. */
  receivedAt: moment,
  /** When an admin first opened it; null while unread. */
  readAt: v.nullable(moment),
};

export const submissionQuery = {
  ...searchQuery,
  /** '1': only unread. */
  unread: v.optional(v.picklist(['0', '1'], 'unread must be 0 or 1'), '0'),
};

export const inboxReadEndpoint = {
  method: 'GET',
  access: 'administrator',
  cacheControl: privateCacheControl,
} as const;

export const inboxWriteEndpoint = {
  method: 'PUT',
  access: 'administrator',
  cacheControl: 'no-store',
} as const;

export const idParams = v.object({ id: rowId });

const readRule = {
  en: 'Say with true or false whether it is read.',
  es: 'Indica con true o false si ya se leyó.',
};

export const readMark = v.object(
  { read: v.boolean(localized(readRule)), language: sentFields.language },
  localized(readRule),
);

export const buildStatusMessage = (statuses: readonly string[]): BilingualText => ({
  en: `The status must be one of ${statuses.join(', ')}.`,
  es: `El estado debe ser uno de estos: ${statuses.join(', ')}.`,
});

export const statusChange = <const Statuses extends readonly string[]>(
  statuses: Statuses,
  rule: BilingualText,
) =>
  v.object(
    { status: v.picklist(statuses, localized(rule)), language: sentFields.language },
    localized(rule),
  );
