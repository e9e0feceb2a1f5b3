import { addressOf, type Endpoint, type InputOf, type ResponseOf } from '#contract/core/endpoint';

// The service worker reads queries too: nothing here stands on a document.

/** A read of an endpoint. */
export interface Query<E extends Endpoint = Endpoint> {
  readonly endpoint: E;
  readonly input: InputOf<E>;
  /** The URL of the call, under which SWR caches the response. */
  readonly url: string;
  /** Key of what the server sends with a page for this query. */
  readonly key: string;
}

/** A query of which a page shows a part: the server sends that alone, under the URL and the name of the part. */
export interface Selection<E extends Endpoint = Endpoint, Data = unknown> extends Query<E> {
  select(response: ResponseOf<E>): Data | undefined;
}

export type AnyQuery = Query | Selection;

export function query<E extends Endpoint>(endpoint: E, input: InputOf<E>): Query<E> {
  const url = addressOf(endpoint, input);
  return { endpoint, input, url, key: url };
}

export const selectFrom = <E extends Endpoint, Data>(
  whole: Query<E>,
  name: string,
  select: (response: ResponseOf<E>) => Data | undefined,
): Selection<E, Data> => ({ ...whole, key: `${whole.url}#${name}`, select });
