/** Query parameters of the catalog's filter apart from category, in canonical order. */
export const filterParamNames = [
  'people',
  'without',
  'diet',
  'max',
  'occasion',
  'date',
  'sort',
] as const;

export type FilterParams = Partial<
  Readonly<Record<(typeof filterParamNames)[number], readonly string[]>>
>;

/** As they are in the URL; without the empty ones, which a form without JavaScript sends too. */
export const readFilterParams = (search: URLSearchParams): FilterParams =>
  Object.fromEntries(
    filterParamNames
      .map((name) => [name, search.getAll(name).filter((value) => value.trim() !== '')] as const)
      .filter(([, values]) => values.length > 0),
  );

export const hasFilterParams = (search: URLSearchParams): boolean =>
  Object.keys(readFilterParams(search)).length > 0;
