import { type HttpCustomPredicate, matchRequestUrl, type PathParams } from 'msw';

type Predicate = HttpCustomPredicate<PathParams>;

/** Whether an address belongs to the API, on whichever host. */
export const isApiAddress = (url: string): boolean => new URL(url).pathname.startsWith('/api/');

/** Matches every request to the API. */
export const anyApiAddress: Predicate = ({ request }) => isApiAddress(request.url);

/** Matches API requests whose percent signs spell nothing, which no path can be compared with. */
export const malformedAddress: Predicate = ({ request }) =>
  isApiAddress(request.url) && !isDecodable(request.url);

/**
 * Matches a path of the contract on any host, from its root: source modules that a development
 * server hands out from a folder named `api` are not calls.
 */
export const apiAddress =
  (path: `/api/${string}`): Predicate =>
  ({ request }) => {
    const url = new URL(request.url);
    const { matches, params = {} } = matchRequestUrl(url, path, url.origin);
    return { matches, params };
  };

function isDecodable(address: string): boolean {
  try {
    decodeURIComponent(new URL(address).pathname);
    return true;
  } catch {
    return false;
  }
}
