import { type HttpResponseResolver, http, type RequestHandler } from 'msw';
import type { ValidatedEndpoint } from '#contract/core/endpoint';
import { defaultLanguage } from '#contract/core/language';
import { tooManyPosts } from '#contract/core/messages';
import { endpoints } from '#contract/index';
import { HttpProblem } from '../../api/dispatch/problem';
import { getApiResource, type Scenarios } from '../scenarios';
import { anyApiUrl, endpointUrl } from './predicates';
import { errorResponse } from './response';

const quotaSeconds = 60;

/** Must come before the API's handlers. */
export const failureHandlers = (scenarios: Scenarios): RequestHandler[] => [
  ...(scenarios.has('server-error') ? [http.all(anyApiUrl, serverError)] : []),
  ...failingEndpoints(scenarios),
  ...(scenarios.has('quota') ? limitedForms() : []),
];

const serverError: HttpResponseResolver = ({ request }) =>
  errorResponse(
    request,
    new HttpProblem(500, {
      message: 'Something went wrong on our side.',
      requestId: 'mock-server-error',
    }),
  );

const failingEndpoints = (scenarios: Scenarios): RequestHandler[] =>
  Object.values(endpoints)
    .filter(({ path }) => scenarios.has(`server-error:${getApiResource(path)}`))
    .map(({ path }) => http.all(endpointUrl(path), serverError));

const limitedForms = (): RequestHandler[] =>
  Object.values<ValidatedEndpoint>(endpoints)
    .filter(({ form }) => form)
    .map(({ path }) =>
      http.post(endpointUrl(path), ({ request }) => errorResponse(request, tooManyRequests())),
    );

const tooManyRequests = () =>
  new HttpProblem(
    429,
    { message: tooManyPosts[defaultLanguage] },
    { 'Retry-After': String(quotaSeconds) },
    tooManyPosts,
  );
