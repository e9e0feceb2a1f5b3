import type { HttpCustomPredicate, PathParams } from 'msw';
import { isApiPath } from '../../api/dispatch/route-matching';

type Predicate = HttpCustomPredicate<PathParams>;

// Predicates instead of paths: modules that Vite serves from source folders named `api` are not API calls.

export const isApiUrl = (url: string): boolean => isApiPath(new URL(url).pathname);

export const matchesApiUrl: Predicate = ({ request }) => isApiUrl(request.url);

export const matchesHealthUrl: Predicate = ({ request }) =>
  new URL(request.url).pathname === '/healthz';

export const matchesServerUrl: Predicate = (info) => matchesApiUrl(info) || matchesHealthUrl(info);
