import * as v from 'valibot';
import { type BilingualText, said } from './language';
import { writtenId } from './text';

export const bilingualText = v.object({ en: v.string(), es: v.string() });

/** When something happened, in UTC. */
export const moment = v.pipe(v.string(), v.isoTimestamp());

/** The number of a row, as a number or as an address names it. */
export const rowId = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.regex(writtenId),
  v.transform(Number),
);

/** As `rowId`, in a body, with what is said of one that is none. */
export const rowIdField = (rule: BilingualText) =>
  v.pipe(
    v.union([v.string(), v.number()], said(rule)),
    v.transform(String),
    v.regex(writtenId, said(rule)),
    v.transform(Number),
  );
