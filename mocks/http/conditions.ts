import { delay, HttpResponse, type HttpResponseResolver, http, type RequestHandler } from 'msw';
import type { Endpoint } from '#contract/endpoint';
import { endpoints } from '#contract/index';
import { type Scenarios, subjectOf } from '../scenarios';
import { faultAnswer } from './answers';
import { anyApiAddress, apiAddress } from './api-address';
import { broken, busy, tooMany } from './fault';

/** Milliseconds an answer takes on a slow line. */
export const slowness = 2000;

/** On a flaky line every third request is refused. */
const flakyEvery = 3;

/** Seconds until a form takes posts again, once its quota is used up. */
const quotaSeconds = 60;

/** Handlers that stand before all others and give the line, or the server behind it, its faults. */
export function conditions(scenarios: Scenarios): RequestHandler[] {
  return [
    ...(scenarios.has('slow') ? [slowLine()] : []),
    ...(scenarios.has('offline') ? [noLine()] : []),
    ...(scenarios.has('flaky') ? [flakyLine()] : []),
    ...(scenarios.has('server-error') ? [http.all(anyApiAddress, serverError)] : []),
    ...failingEndpoints(scenarios),
    ...(scenarios.has('quota') ? fullForms() : []),
  ];
}

// A resolver that answers nothing leaves the request to the handlers after it.
const slowLine = () => http.all(anyApiAddress, () => delay(slowness));

const noLine = () => http.all(anyApiAddress, () => HttpResponse.error());

function flakyLine(): RequestHandler {
  let requests = 0;
  return http.all(anyApiAddress, ({ request }) => {
    requests += 1;
    if (requests % flakyEvery === 0) return faultAnswer(request, busy(1));
  });
}

const serverError: HttpResponseResolver = ({ request }) => faultAnswer(request, broken());

const failingEndpoints = (scenarios: Scenarios): RequestHandler[] =>
  Object.values(endpoints)
    .filter(({ path }) => scenarios.has(`server-error:${subjectOf(path)}`))
    .map(({ path }) => http.all(apiAddress(path), serverError));

const fullForms = (): RequestHandler[] =>
  Object.values<Endpoint>(endpoints)
    .filter(({ form }) => form)
    .map(({ path }) =>
      http.post(apiAddress(path), ({ request }) => faultAnswer(request, tooMany(quotaSeconds))),
    );
