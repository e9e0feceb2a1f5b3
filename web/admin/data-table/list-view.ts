import * as v from 'valibot';

export const listPageSize = 20;

export interface ListView {
  /** '' for none. */
  readonly q: string;
  /** As in `name:desc`. */
  readonly sort: string;
  /** Counts from 1. */
  readonly page: number;
  /** By filter name; '' for none. */
  readonly filters: Readonly<Record<string, string>>;
}

export interface ListDefaults {
  readonly sort: string;
  /** Validates the URL's parameters. */
  readonly query?: ListQuery;
  readonly filters?: readonly string[];
}

interface ListQuery {
  readonly entries: Readonly<Record<string, v.GenericSchema>>;
}

/** Ignores values that the list doesn't know. */
export function parseListView(
  search: string,
  { sort, query, filters = [] }: ListDefaults,
): ListView {
  const params = new URLSearchParams(search);

  function parse(name: string): string {
    const value = params.get(name) ?? '';
    const schema = query?.entries[name];
    return schema && v.is(schema, value) ? value : '';
  }

  return {
    q: params.get('q') ?? '',
    sort: parse('sort') || sort,
    page: parsePage(params),
    filters: Object.fromEntries(filters.map((name) => [name, parse(name)])),
  };
}

function parsePage(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? 1);
  return page > 0 && Number.isInteger(page) && Number.isSafeInteger(page * listPageSize) ? page : 1;
}

/** Preserves other query parameters. */
export function buildListSearch(search: string, view: ListView, defaults: ListDefaults): string {
  const params = new URLSearchParams(search);
  const values = {
    q: view.q,
    sort: view.sort === defaults.sort ? '' : view.sort,
    page: view.page === 1 ? '' : String(view.page),
    ...view.filters,
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === '') params.delete(name);
    else params.set(name, value);
  }
  return params.size === 0 ? '' : `?${params}`;
}

/** Filters that are set. */
export const countFilters = ({ filters }: ListView): number =>
  Object.values(filters).filter((value) => value !== '').length;

export const toPageQuery = (page: number) => ({
  limit: listPageSize,
  offset: (page - 1) * listPageSize,
});

/** At least 1. */
export const countPages = (total: number): number => Math.max(1, Math.ceil(total / listPageSize));
