import * as v from 'valibot';

/** Rows a list of the back office shows at once. */
export const listPageSize = 20;

/** What of a list is looked at. */
export interface ListView {
  /** What is searched for; '' when nothing is. */
  readonly q: string;
  /** As in `name:desc`. */
  readonly sort: string;
  /** Counts from 1. */
  readonly page: number;
  /** What the list is narrowed down to, by the name of the filter; '' leaves it as it is. */
  readonly filters: Readonly<Record<string, string>>;
}

/** What a list looks like when nothing is asked of it. */
export interface ListDefaults {
  readonly sort: string;
  /** What an address can ask of the list. */
  readonly asked?: ListQuery;
  /** Names of the filters there are. */
  readonly filters?: readonly string[];
}

/** What each thing that an address says of a list can be. */
interface ListQuery {
  readonly entries: Readonly<Record<string, v.GenericSchema>>;
}

/** What an address asks of a list; what the list knows nothing of is passed over. */
export function listViewIn(search: string, { sort, asked, filters = [] }: ListDefaults): ListView {
  const query = new URLSearchParams(search);

  function known(name: string): string {
    const value = query.get(name) ?? '';
    const schema = asked?.entries[name];
    return schema && v.is(schema, value) ? value : '';
  }

  return {
    q: query.get('q') ?? '',
    sort: known('sort') || sort,
    page: pageIn(query),
    filters: Object.fromEntries(filters.map((name) => [name, known(name)])),
  };
}

function pageIn(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1);
  return page > 0 && Number.isInteger(page) && Number.isSafeInteger(page * listPageSize) ? page : 1;
}

/** The query of an address that asks this of a list; whatever else it says stays. */
export function searchOfListView(search: string, view: ListView, defaults: ListDefaults): string {
  const query = new URLSearchParams(search);
  const written = {
    q: view.q,
    sort: view.sort === defaults.sort ? '' : view.sort,
    page: view.page === 1 ? '' : String(view.page),
    ...view.filters,
  };
  for (const [name, value] of Object.entries(written)) {
    if (value === '') query.delete(name);
    else query.set(name, value);
  }
  return query.size === 0 ? '' : `?${query}`;
}

/** The part of a list that a view shows, as the shop is asked for it. */
export const partOf = ({ page }: ListView) => ({
  limit: listPageSize,
  offset: (page - 1) * listPageSize,
});

/** Pages of a list of so many rows; one where there are none. */
export const pagesOf = (total: number): number => Math.max(1, Math.ceil(total / listPageSize));
