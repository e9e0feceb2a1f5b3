import { type HttpResponseResolver, http, type RequestHandler } from 'msw';
import type { ValidatedEndpoint } from '#contract/core/endpoint';
import { endpoints } from '#contract/index';
import { type Scenarios, subjectOf } from '../scenarios';
import { faultAnswer } from './answers';
import { anyApiAddress, apiAddress } from './api-address';
import { broken, tooMany } from './fault';

/** Seconds until a form takes posts again, once its quota is used up. */
const quotaSeconds = 60;

/** Handlers that stand before the answers and give the server the faults of the scenarios. */
export const conditions = (scenarios: Scenarios): RequestHandler[] => [
  ...(scenarios.has('server-error') ? [http.all(anyApiAddress, serverError)] : []),
  ...failingEndpoints(scenarios),
  ...(scenarios.has('quota') ? fullForms() : []),
];

const serverError: HttpResponseResolver = ({ request }) => faultAnswer(request, broken());

const failingEndpoints = (scenarios: Scenarios): RequestHandler[] =>
  Object.values(endpoints)
    .filter(({ path }) => scenarios.has(`server-error:${subjectOf(path)}`))
    .map(({ path }) => http.all(apiAddress(path), serverError));

const fullForms = (): RequestHandler[] =>
  Object.values<ValidatedEndpoint>(endpoints)
    .filter(({ form }) => form)
    .map(({ path }) =>
      http.post(apiAddress(path), ({ request }) => faultAnswer(request, tooMany(quotaSeconds))),
    );
