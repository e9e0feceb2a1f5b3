import { buildUrl, type Endpoint, type InputOf, type ResponseOf } from '#contract/core/endpoint';

// Also used by the service worker: do not use `document`.

export interface Query<E extends Endpoint = Endpoint> {
  readonly endpoint: E;
  readonly input: InputOf<E>;
  /** The request URL, and SWR's cache key. */
  readonly url: string;
  /** Key of the data that the server embeds in the page. */
  readonly key: string;
}

/** A projection of a query's response: the server embeds only the selected data, under `url#name`. */
export interface Selection<E extends Endpoint = Endpoint, Data = unknown> extends Query<E> {
  select(response: ResponseOf<E>): Data | undefined;
}

export type AnyQuery = Query | Selection;

export function query<E extends Endpoint>(endpoint: E, input: InputOf<E>): Query<E> {
  const url = buildUrl(endpoint, input);
  return { endpoint, input, url, key: url };
}

export const selectFrom = <E extends Endpoint, Data>(
  baseQuery: Query<E>,
  name: string,
  select: (response: ResponseOf<E>) => Data | undefined,
): Selection<E, Data> => ({ ...baseQuery, key: `${baseQuery.url}#${name}`, select });

type LoadedData = Readonly<Record<string, unknown>>;

/** What a page's data has for a query: null for a 404, undefined if it wasn't loaded. */
export function readLoaded<E extends Endpoint, Data>(
  data: LoadedData,
  query: Selection<E, Data>,
): Data | null | undefined;
export function readLoaded<E extends Endpoint>(
  data: LoadedData,
  query: Query<E>,
): ResponseOf<E> | null | undefined;
export function readLoaded(data: LoadedData, { key }: Query): unknown {
  return data[key];
}
