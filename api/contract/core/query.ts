import * as v from 'valibot';

// `@__NO_SIDE_EFFECTS__` lets the bundler drop schemas that pages do not use.

/* @__NO_SIDE_EFFECTS__ */
export const integerParam = (name: string, min: number, max: number) =>
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform(Number),
    v.integer(`${name} must be a whole number`),
    v.minValue(min, `${name} must be at least ${min}`),
    v.maxValue(max, `${name} must be at most ${max}`),
  );

/** Example: `name:desc`; ascending without a direction. */
/* @__NO_SIDE_EFFECTS__ */
export const sortParam = (fields: readonly string[]) =>
  v.picklist(
    fields.flatMap((field) => [field, `${field}:asc`, `${field}:desc`]),
    `sort must be ${formatAlternatives(fields)}, with :asc or :desc`,
  );

export function parseSort(sort: string): { readonly field: string; readonly ascending: boolean } {
  const [field = '', direction] = sort.split(':');
  return { field, ascending: direction !== 'desc' };
}

const formatAlternatives = (names: readonly string[]): string =>
  names.length === 1 ? names.join() : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;

export const maxPageSize = 500;

export const maxSearchLength = 200;

/** Without a limit, the whole list. */
export const paginationQuery = {
  limit: v.optional(integerParam('limit', 1, maxPageSize)),
  offset: v.optional(integerParam('offset', 0, Number.MAX_SAFE_INTEGER), 0),
};

export const searchQuery = {
  /** Matches rows that contain every word, ignoring accents, case and whether quotes are curly. */
  q: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(maxSearchLength, `q must have at most ${maxSearchLength} characters`),
    ),
    '',
  ),
};
