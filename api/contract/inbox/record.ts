import * as v from 'valibot';
import { isIsoDate } from '../core/dates';
import { privateCacheControl } from '../core/endpoint';
import { boundedText, metaFields } from '../core/fields';
import { type BilingualText, languages, localized } from '../core/language';
import { searchQuery } from '../core/query';
import { rowId, timestamp } from '../core/schema';

// Shared by everything that visitors submit: contact messages, requests, orders.

export const submissionFields = {
  id: v.number(),
  name: v.string(),
  email: v.string(),
  phone: v.nullable(v.string()),
  /** Language of the page it was sent from; reply in it. */
  language: v.picklist(languages),
  /** By the client's clock. */
  createdAt: timestamp,
  /** By the server's clock; lists sort by it. */
  receivedAt: timestamp,
  /** When an admin first opened it; null while unread. */
  readAt: v.nullable(timestamp),
  /** Null for what is in the inbox. */
  archivedAt: v.nullable(timestamp),
};

export const submissionQuery = {
  ...searchQuery,
  /** '1': only unread. */
  unread: v.optional(v.picklist(['0', '1'], 'unread must be 0 or 1'), '0'),
  /** '0': only what is in the inbox; '1': only archived. */
  archived: v.optional(v.picklist(['0', '1', 'all'], 'archived must be 0, 1 or all'), '0'),
};

export const eventDateParam = v.pipe(v.string(), v.check(isIsoDate, 'A day is written YYYY-MM-DD'));

export const inboxReadEndpoint = {
  method: 'GET',
  access: 'admin',
  cacheControl: privateCacheControl,
} as const;

export const inboxWriteEndpoint = {
  method: 'PUT',
  access: 'admin',
  cacheControl: 'no-store',
} as const;

export const idParams = v.object({ id: rowId });

const readInvalid = {
  en: 'Say with true or false whether it is read.',
  es: 'Indica con true o false si ya se leyó.',
};

export const markReadBody = v.object(
  { read: v.boolean(localized(readInvalid)), language: metaFields.language },
  localized(readInvalid),
);

const archivedInvalid = {
  en: 'Say with true or false whether it is archived.',
  es: 'Indica con true o false si está archivado.',
};

export const archiveBody = v.object(
  { archived: v.boolean(localized(archivedInvalid)), language: metaFields.language },
  localized(archivedInvalid),
);

export const buildStatusMessage = (statuses: readonly string[]): BilingualText => ({
  en: `The status must be one of ${statuses.join(', ')}.`,
  es: `El estado debe ser uno de estos: ${statuses.join(', ')}.`,
});

/** In characters; old data may hold statuses that can't be set any more. */
const maxStatusLength = 50;

export const buildStatusBody = <const Statuses extends readonly string[]>(
  statuses: Statuses,
  message: BilingualText,
) =>
  v.object(
    {
      status: v.picklist(statuses, localized(message)),
      /** The status that the admin saw. 409 with the current version if it is now another, except the new one. */
      expectedStatus: v.optional(boundedText(maxStatusLength, message)),
      language: metaFields.language,
    },
    localized(message),
  );
