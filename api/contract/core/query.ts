import * as v from 'valibot';

// Marked as doing nothing else, so that what pages do not check is left out of what they fetch.

/** A whole number in an address. */
/* @__NO_SIDE_EFFECTS__ */
export const countField = (name: string, least: number, most: number) =>
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform(Number),
    v.integer(`${name} must be a whole number`),
    v.minValue(least, `${name} must be at least ${least}`),
    v.maxValue(most, `${name} must be at most ${most}`),
  );

/** What a list may be sorted by, as in `name:desc`; ascending without a direction. */
/* @__NO_SIDE_EFFECTS__ */
export const sortField = (fields: readonly string[]) =>
  v.picklist(
    fields.flatMap((field) => [field, `${field}:asc`, `${field}:desc`]),
    `sort must be ${inWords(fields)}, with :asc or :desc`,
  );

/** The field of a `sort`, and whether the smallest comes first. */
export function sortOrder(sort: string): { readonly field: string; readonly ascending: boolean } {
  const [field = '', direction] = sort.split(':');
  return { field, ascending: direction !== 'desc' };
}

const inWords = (names: readonly string[]): string =>
  names.length === 1 ? names.join() : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;

/** Rows that one part of a list may have. */
export const largestPage = 500;

/** Characters a search may have. */
export const longestSearch = 200;

/** Which part of a list of the back office is asked for; without a limit all of it. Tables are saved whole. */
export const partQuery = {
  limit: v.optional(countField('limit', 1, largestPage)),
  offset: v.optional(countField('offset', 0, Number.MAX_SAFE_INTEGER), 0),
};

/** Which rows of a list of the back office are asked for. */
export const searchQuery = {
  /** Rows with every one of these words, accents and capitals ignored. */
  q: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(longestSearch, `q must have at most ${longestSearch} characters`),
    ),
    '',
  ),
};
