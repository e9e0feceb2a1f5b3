import * as v from 'valibot';
import { type BilingualText, localized } from './language';
import { writtenId } from './text';

export const bilingualText = v.object({ en: v.string(), es: v.string() });

/** UTC. */
export const moment = v.pipe(v.string(), v.isoTimestamp());

export const rowId = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.regex(writtenId),
  v.transform(Number),
);

export const rowIdField = (rule: BilingualText) =>
  v.pipe(
    v.union([v.string(), v.number()], localized(rule)),
    v.transform(String),
    v.regex(writtenId, localized(rule)),
    v.transform(Number),
  );
