import { longestAddress } from '#contract/core/url';
import { endpoints } from '#contract/index';
import { HttpProblem, invalid, methodNotAllowed, notFound } from './problem';

/** What is wrong with a URL (path and query) whatever it names; undefined when nothing is. */
export function urlProblem(url: string): HttpProblem | undefined {
  if (isReadableUrl(url)) return undefined;
  if (url.length <= longestAddress) return invalid('This address is malformed.');
  return new HttpProblem(414, { message: 'This address is too long.' });
}

/** Whether a URL (path and query) can be decoded, and is no longer than any the shop hands out. */
export function isReadableUrl(url: string): boolean {
  if (url.length > longestAddress) return false;
  // A second slash would make a host of what follows.
  if (!url.startsWith('/') || /^\/[/\\]/.test(url)) return false;
  try {
    return !decodeURIComponent(url.replaceAll('+', ' ')).includes('\0');
  } catch {
    return false;
  }
}

/** Whether a path belongs to the API. */
export const isApiPath = (pathname: string): boolean => /^\/api(\/|$)/.test(pathname);

/** The decoded parameters of a path that matches the path of an endpoint; undefined when it does not. */
export function matchPath(
  path: string,
  pathname: string,
): Readonly<Record<string, string>> | undefined {
  const literal = path.replaceAll('.', '\\.');
  const pattern = new RegExp(`^${literal.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
  const match = pattern.exec(pathname);
  if (!match) return undefined;
  const params = Object.entries(match.groups ?? {});
  return Object.fromEntries(params.map(([name, value]) => [name, decodeURIComponent(value)]));
}

/** A server that answers GET answers HEAD. */
export const methodsOf = ({ method }: { readonly method: string }): readonly string[] =>
  method === 'GET' ? ['HEAD', 'GET'] : [method];

/** What a request to the API gets that no endpoint answers: 405 at the path of an endpoint, else 404. */
export function unmatchedProblem(pathname: string): HttpProblem {
  const atPath = Object.values(endpoints).filter(({ path }) => matchPath(path, pathname));
  if (atPath.length === 0) return notFound();
  return methodNotAllowed([...new Set(atPath.flatMap(methodsOf))]);
}
