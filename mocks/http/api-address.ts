import type { HttpCustomPredicate, PathParams } from 'msw';
import { longestAddress } from '#contract/core/url';
import { type Fault, invalid, tooLong } from './fault';

type Predicate = HttpCustomPredicate<PathParams>;

/** Whether an address belongs to the API, on whichever host. */
export const isApiAddress = (url: string): boolean => /^\/api(\/|$)/.test(new URL(url).pathname);

/** Matches every request to the API. */
export const anyApiAddress: Predicate = ({ request }) => isApiAddress(request.url);

/** Matches where the server says that it is there. */
export const healthAddress: Predicate = ({ request }) =>
  new URL(request.url).pathname === '/healthz';

/** Matches every request that only the server answers. */
export const anyServerAddress: Predicate = (asked) => anyApiAddress(asked) || healthAddress(asked);

/** What is wrong with an address before anybody looks for what it names. */
export function addressFault(url: string): Fault | undefined {
  const { pathname, search } = new URL(url);
  if (pathname.length + search.length > longestAddress) return tooLong();
  return isWhole(url) ? undefined : invalid('This address is malformed.');
}

/**
 * Matches a path of the contract, letter by letter and from the root of any host: source modules that
 * a development server hands out from a folder named `api` are not calls.
 */
export const apiAddress =
  (path: ApiPath): Predicate =>
  ({ request }) => {
    const match = matchOf(path, request.url);
    if (!match) return false;
    const params = Object.entries(match.groups ?? {});
    return {
      matches: true,
      params: Object.fromEntries(params.map(([name, value]) => [name, decodeURIComponent(value)])),
    };
  };

/** Whether an address is one of a path of the contract. */
export const isAt = (path: ApiPath, url: string): boolean => matchOf(path, url) !== null;

type ApiPath = `/api/${string}`;

function matchOf(path: ApiPath, url: string): RegExpExecArray | null {
  const literal = path.replaceAll('.', '\\.');
  const pattern = new RegExp(`^${literal.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
  return isWhole(url) ? pattern.exec(new URL(url).pathname) : null;
}

function isWhole(url: string): boolean {
  try {
    return !decodeURIComponent(url).includes('\0');
  } catch {
    return false;
  }
}
