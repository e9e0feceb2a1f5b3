import { delay, getResponse, HttpResponse, http, type RequestHandler } from 'msw';
import { busy } from '../../api/dispatch/problem';
import type { Scenarios } from '../scenarios';
import { anyApiUrl, anyServerUrl } from './predicates';
import { errorResponse } from './response';

export const slowNetworkDelay = 2000;

interface NetworkOptions {
  /** Called for every request. */
  readonly isOffline: () => boolean;
  readonly server: readonly RequestHandler[];
}

/** Must come before the server's handlers. */
export const networkHandlers = (
  scenarios: Scenarios,
  { isOffline, server }: NetworkOptions,
): RequestHandler[] => [
  ...(scenarios.has('slow') ? [slowNetwork()] : []),
  http.all(anyServerUrl, () => (isOffline() ? cut() : undefined)),
  ...(scenarios.has('flaky') ? flakyNetwork(server) : []),
];

// A resolver that returns nothing passes the request to the next handler.
const slowNetwork = () => http.all(anyServerUrl, () => delay(slowNetworkDelay));

const cut = () => HttpResponse.error();

/** Returns nothing to let the request through. */
type Outcome = (
  request: Request,
  server: readonly RequestHandler[],
) => Response | undefined | Promise<Response>;

const arrives: Outcome = () => undefined;
const respondBusy: Outcome = (request) => errorResponse(request, busy(1));
const isCutBefore: Outcome = cut;
const isCutAfter: Outcome = async (request, server) => {
  await getResponse([...server], request);
  return cut();
};

/**
 * Every third GET gets a 503. POSTs cycle through: 503; connection dropped before the server processed it; dropped
 * after it was stored; success.
 */
function flakyNetwork(server: readonly RequestHandler[]): RequestHandler[] {
  const ofRead = inTurn([arrives, arrives, respondBusy]);
  const ofPost = inTurn([respondBusy, isCutBefore, isCutAfter, arrives]);
  return [
    http.post(anyApiUrl, ({ request }) => ofPost(request, server)),
    http.get(anyApiUrl, ({ request }) => ofRead(request, server)),
  ];
}

function inTurn(outcomes: readonly Outcome[]): Outcome {
  let requests = 0;
  return (request, server) => {
    const outcome = outcomes[requests % outcomes.length] ?? arrives;
    requests += 1;
    return outcome(request, server);
  };
}
