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
