import { delay, getResponse, HttpResponse, http, type RequestHandler } from 'msw';
import { busyError } from '../../api/dispatch/http-error';
import type { Scenarios } from '../scenarios';
import { matchesApiUrl, matchesServerUrl } from './request-predicates';
import { createErrorResponse } from './to-http-response';

export const slowNetworkDelayMs = 2000;

interface NetworkOptions {
  /** Called for every request. */
  readonly isOffline: () => boolean;
  readonly serverHandlers: readonly RequestHandler[];
}

/** Must come before the server's handlers. */
export const createNetworkHandlers = (
  scenarios: Scenarios,
  { isOffline, serverHandlers }: NetworkOptions,
): RequestHandler[] => [
  ...(scenarios.has('slow') ? [createSlowNetworkHandler()] : []),
  http.all(matchesServerUrl, () => (isOffline() ? dropConnection() : undefined)),
  ...(scenarios.has('flaky') ? createFlakyNetworkHandlers(serverHandlers) : []),
];

// A resolver that returns nothing passes the request to the next handler.
const createSlowNetworkHandler = () => http.all(matchesServerUrl, () => delay(slowNetworkDelayMs));

const dropConnection = () => HttpResponse.error();

/** Returns nothing to let the request through. */
type NetworkBehavior = (
  request: Request,
  serverHandlers: readonly RequestHandler[],
) => Response | undefined | Promise<Response>;

const passThrough: NetworkBehavior = () => undefined;
const respondBusy: NetworkBehavior = (request) => createErrorResponse(request, busyError(1));
const dropBeforeDelivery: NetworkBehavior = dropConnection;
const dropAfterDelivery: NetworkBehavior = async (request, serverHandlers) => {
  await getResponse([...serverHandlers], request);
  return dropConnection();
};

/**
 * Every third GET gets a 503. POSTs cycle through: 503; connection dropped before the server processed it; dropped
 * after it was stored; success.
 */
function createFlakyNetworkHandlers(serverHandlers: readonly RequestHandler[]): RequestHandler[] {
  const handleRead = cycle([passThrough, passThrough, respondBusy]);
  const handlePost = cycle([respondBusy, dropBeforeDelivery, dropAfterDelivery, passThrough]);
  return [
    http.post(matchesApiUrl, ({ request }) => handlePost(request, serverHandlers)),
    http.get(matchesApiUrl, ({ request }) => handleRead(request, serverHandlers)),
  ];
}

function cycle(behaviors: readonly NetworkBehavior[]): NetworkBehavior {
  let requestCount = 0;
  return (request, serverHandlers) => {
    const behavior = behaviors[requestCount % behaviors.length] ?? passThrough;
    requestCount += 1;
    return behavior(request, serverHandlers);
  };
}
