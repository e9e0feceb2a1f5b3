import { maxUrlLength } from '#contract/core/url';
import { endpoints } from '#contract/index';
import { badRequestError, HttpError, methodNotAllowedError, notFoundError } from './http-error';

/** Returns a 400 or 414 for an invalid URL (path and query). */
export function validateUrl(url: string): HttpError | undefined {
  if (isValidUrl(url)) return undefined;
  if (url.length <= maxUrlLength) return badRequestError('This address is malformed.');
  return new HttpError(414, { message: 'This address is too long.' });
}

/** Whether a URL (path and query) is decodable and within the length limit. */
export function isValidUrl(url: string): boolean {
  if (url.length > maxUrlLength) return false;
  // `//host` would be parsed as a protocol-relative URL.
  if (!url.startsWith('/') || /^\/[/\\]/.test(url)) return false;
  try {
    return !decodeURIComponent(url.replaceAll('+', ' ')).includes('\0');
  } catch {
    return false;
  }
}

export const isApiPath = (pathname: string): boolean => /^\/api(\/|$)/.test(pathname);

/** Returns the decoded parameters, or undefined when the path does not match. */
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

/** GET endpoints also support HEAD. */
export const getSupportedMethods = ({ method }: { readonly method: string }): readonly string[] =>
  method === 'GET' ? ['HEAD', 'GET'] : [method];

/** 405 when another method exists at this path, else 404. */
export function createUnmatchedError(pathname: string): HttpError {
  const endpointsAtPath = Object.values(endpoints).filter(({ path }) => matchPath(path, pathname));
  if (endpointsAtPath.length === 0) return notFoundError();
  return methodNotAllowedError([...new Set(endpointsAtPath.flatMap(getSupportedMethods))]);
}
