import type { HttpCustomPredicate, PathParams } from 'msw';
import { isApiPath, matchPath } from '../../api/dispatch/routes';

type Predicate = HttpCustomPredicate<PathParams>;

// Predicates in the place of paths: source modules that Vite serves from a folder named `api` are no calls.

/** Whether a URL belongs to the API, on whichever host. */
export const isApiUrl = (url: string): boolean => isApiPath(new URL(url).pathname);

export const anyApiUrl: Predicate = ({ request }) => isApiUrl(request.url);

export const healthUrl: Predicate = ({ request }) => new URL(request.url).pathname === '/healthz';

/** Every request that only the server answers. */
export const anyServerUrl: Predicate = (info) => anyApiUrl(info) || healthUrl(info);

/** Every request to the path of one endpoint. */
export const endpointUrl =
  (path: string): Predicate =>
  ({ request }) =>
    matchPath(path, new URL(request.url).pathname) !== undefined;
