import * as v from 'valibot';
import { writtenId } from './row-id';

/** The number of a row, as a number or as an address names it. */
export const rowId = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.regex(writtenId),
  v.transform(Number),
);
