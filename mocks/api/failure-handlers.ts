import { type HttpResponseResolver, http, type RequestHandler } from 'msw';
import type { ValidatedEndpoint } from '#contract/core/endpoint';
import { defaultLanguage } from '#contract/core/language';
import { rateLimited } from '#contract/core/messages';
import { endpoints } from '#contract/index';
import { HttpError } from '../../api/dispatch/http-error';
import { getApiResource, type Scenarios } from '../scenarios';
import { createPathPredicate, matchesApiUrl } from './request-predicates';
import { createErrorResponse } from './to-http-response';

const retryAfterSeconds = 60;

/** Must come before the API's handlers. */
export const createFailureHandlers = (scenarios: Scenarios): RequestHandler[] => [
  ...(scenarios.has('server-error') ? [http.all(matchesApiUrl, respondServerError)] : []),
  ...createFailingEndpointHandlers(scenarios),
  ...(scenarios.has('quota') ? createRateLimitHandlers() : []),
];

const respondServerError: HttpResponseResolver = ({ request }) =>
  createErrorResponse(
    request,
    new HttpError(500, {
      message: 'Something went wrong on our side.',
      requestId: 'mock-server-error',
    }),
  );

const createFailingEndpointHandlers = (scenarios: Scenarios): RequestHandler[] =>
  Object.values(endpoints)
    .filter(({ path }) => scenarios.has(`server-error:${getApiResource(path)}`))
    .map(({ path }) => http.all(createPathPredicate(path), respondServerError));

const createRateLimitHandlers = (): RequestHandler[] =>
  Object.values<ValidatedEndpoint>(endpoints)
    .filter(({ form }) => form)
    .map(({ path }) =>
      http.post(createPathPredicate(path), ({ request }) =>
        createErrorResponse(request, createTooManyRequestsError()),
      ),
    );

const createTooManyRequestsError = () =>
  new HttpError(
    429,
    { message: rateLimited[defaultLanguage] },
    { 'Retry-After': String(retryAfterSeconds) },
    rateLimited,
  );
