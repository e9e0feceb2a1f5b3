import { delay, getResponse, HttpResponse, http, type RequestHandler } from 'msw';
import { busy } from '../../api/dispatch/problem';
import type { Scenarios } from '../scenarios';
import { anyApiUrl, anyServerUrl } from './predicates';
import { errorResponse } from './response';

/** Milliseconds an answer takes on a slow line. */
export const slowNetworkDelay = 2000;

interface NetworkOptions {
  /** Asked anew for each request. */
  readonly isOffline: () => boolean;
  /** What answers at the other end. */
  readonly server: readonly RequestHandler[];
}

/** Handlers that stand before the server's and give the line to it the faults of the scenarios. */
export const networkHandlers = (
  scenarios: Scenarios,
  { isOffline, server }: NetworkOptions,
): RequestHandler[] => [
  ...(scenarios.has('slow') ? [slowNetwork()] : []),
  http.all(anyServerUrl, () => (isOffline() ? cut() : undefined)),
  ...(scenarios.has('flaky') ? flakyNetwork(server) : []),
];

// A resolver that answers nothing leaves the request to the handlers after it.
const slowNetwork = () => http.all(anyServerUrl, () => delay(slowNetworkDelay));

const cut = () => HttpResponse.error();

/** What becomes of a request on its way; nothing where it arrives. */
type Outcome = (
  request: Request,
  server: readonly RequestHandler[],
) => Response | undefined | Promise<Response>;

const arrives: Outcome = () => undefined;
const isRefused: Outcome = (request) => errorResponse(request, busy(1));
const isCutBefore: Outcome = cut;
const isCutAfter: Outcome = async (request, server) => {
  await getResponse([...server], request);
  return cut();
};

/**
 * Every third read is refused with 503. What is sent meets, one after the other: 503; a line that is cut before the
 * shop has it; one that is cut after the shop has kept it, whose answer never comes; and a line that holds.
 */
function flakyNetwork(server: readonly RequestHandler[]): RequestHandler[] {
  const ofRead = inTurn([arrives, arrives, isRefused]);
  const ofPost = inTurn([isRefused, isCutBefore, isCutAfter, arrives]);
  return [
    http.post(anyApiUrl, ({ request }) => ofPost(request, server)),
    http.get(anyApiUrl, ({ request }) => ofRead(request, server)),
  ];
}

/** Each outcome in its turn, over and over. */
function inTurn(outcomes: readonly Outcome[]): Outcome {
  let requests = 0;
  return (request, server) => {
    const outcome = outcomes[requests % outcomes.length] ?? arrives;
    requests += 1;
    return outcome(request, server);
  };
}
