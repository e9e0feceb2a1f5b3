import { http, type RequestHandler } from 'msw';
import { matchesApiUrl, matchesHealthUrl } from './request-predicates';
import { type ApiServer, respondHealthy, respondToRequest } from './respond-to-request';

export const createApiHandlers = (server: ApiServer): RequestHandler[] => [
  http.all(matchesApiUrl, ({ request }) => respondToRequest(request, server)),
  http.get(matchesHealthUrl, respondHealthy),
];
