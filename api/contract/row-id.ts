import * as v from 'valibot';

/** How an address names a row: plain digits only, not whatever else counts as a number. */
export const writtenId = /^[1-9]\d{0,14}$/;

/** The number of a row, as a number or as an address names it. */
export const rowId = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.regex(writtenId),
  v.transform(Number),
);
