import * as v from 'valibot';
import { type BilingualText, localized } from './language';
import { idPattern } from './text';

export const bilingualText = v.object({ en: v.string(), es: v.string() });

/** UTC. */
export const timestamp = v.pipe(v.string(), v.isoTimestamp());

export const rowId = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.regex(idPattern),
  v.transform(Number),
);

export const rowIdField = (message: BilingualText) =>
  v.pipe(
    v.union([v.string(), v.number()], localized(message)),
    v.transform(String),
    v.regex(idPattern, localized(message)),
    v.transform(Number),
  );
