import * as v from 'valibot';

// `@__NO_SIDE_EFFECTS__` lets the bundler drop schemas that pages do not use.

/* @__NO_SIDE_EFFECTS__ */
export const countField = (name: string, least: number, most: number) =>
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform(Number),
    v.integer(`${name} must be a whole number`),
    v.minValue(least, `${name} must be at least ${least}`),
    v.maxValue(most, `${name} must be at most ${most}`),
  );

/** Example: `name:desc`; ascending without a direction. */
/* @__NO_SIDE_EFFECTS__ */
export const sortField = (fields: readonly string[]) =>
  v.picklist(
    fields.flatMap((field) => [field, `${field}:asc`, `${field}:desc`]),
    `sort must be ${formatAlternatives(fields)}, with :asc or :desc`,
  );

export function sortOrder(sort: string): { readonly field: string; readonly ascending: boolean } {
  const [field = '', direction] = sort.split(':');
  return { field, ascending: direction !== 'desc' };
}

const formatAlternatives = (names: readonly string[]): string =>
  names.length === 1 ? names.join() : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;

export const largestPage = 500;

export const longestSearch = 200;

/** Without a limit, the whole list. */
export const partQuery = {
  limit: v.optional(countField('limit', 1, largestPage)),
  offset: v.optional(countField('offset', 0, Number.MAX_SAFE_INTEGER), 0),
};

export const searchQuery = {
  /** Matches rows that contain every word, ignoring accents and case. */
  q: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(longestSearch, `q must have at most ${longestSearch} characters`),
    ),
    '',
  ),
};
