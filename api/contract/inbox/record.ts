import * as v from 'valibot';
import { privateAnswer } from '../core/endpoint';
import { sentFields } from '../core/fields';
import { type BilingualText, languages, said } from '../core/language';
import { searchQuery } from '../core/query';
import { moment, rowId } from '../core/schema';

// What the lists of what people sent to the shop have in common.

/** How everything that was sent is kept. */
export const keptFields = {
  id: v.number(),
  name: v.string(),
  email: v.string(),
  phone: v.nullable(v.string()),
  /** The language of the page it was written on: answers are best in the same. */
  language: v.picklist(languages),
  /** When it was sent, by its sender's clock. */
  createdAt: moment,
  /** When it arrived, by the shop's; lists go by it. */
  receivedAt: moment,
  /** When somebody of the shop first opened it; null while nobody has. */
  readAt: v.nullable(moment),
};

/** Which of them are listed. */
export const keptQuery = {
  ...searchQuery,
  /** '1' lists only what nobody has opened. */
  unread: v.optional(v.picklist(['0', '1'], 'unread must be 0 or 1'), '0'),
};

export const keptRead = {
  method: 'GET',
  access: 'administrator',
  cacheControl: privateAnswer,
} as const;

export const keptWrite = {
  method: 'PUT',
  access: 'administrator',
  cacheControl: 'no-store',
} as const;

export const keptParams = v.object({ id: rowId });

const readRule = {
  en: 'Say with true or false whether it is read.',
  es: 'Indica con true o false si ya se leyó.',
};

/** Marks something as read, or as new again. */
export const readMark = v.object(
  { read: v.boolean(said(readRule)), language: sentFields.language },
  said(readRule),
);

/** The rule of a status that something cannot have. */
export const statusRuleOf = (statuses: readonly string[]): BilingualText => ({
  en: `The status must be one of ${statuses.join(', ')}.`,
  es: `El estado debe ser uno de estos: ${statuses.join(', ')}.`,
});

/** Gives something another status. */
export const statusChange = <const Statuses extends readonly string[]>(
  statuses: Statuses,
  rule: BilingualText,
) =>
  v.object({ status: v.picklist(statuses, said(rule)), language: sentFields.language }, said(rule));
