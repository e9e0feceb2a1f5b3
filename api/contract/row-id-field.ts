import * as v from 'valibot';
import { type BilingualText, said } from './language';
import { writtenId } from './row-id';

/** As `rowId`, in a body, with what is said of one that is none. */
export const rowIdField = (rule: BilingualText) =>
  v.pipe(
    v.union([v.string(), v.number()], said(rule)),
    v.transform(String),
    v.regex(writtenId, said(rule)),
    v.transform(Number),
  );
