import { delay, getResponse, HttpResponse, http, type RequestHandler } from 'msw';
import { busyError } from '../../api/dispatch/http-error';
import type { Scenarios } from '../scenarios';
import { anyApiUrl, anyServerUrl } from './request-predicates';
import { createErrorResponse } from './to-http-response';

export const slowNetworkDelayMs = 2000;

interface NetworkOptions {
  /** Called for every request. */
  readonly isOffline: () => boolean;
  readonly server: readonly RequestHandler[];
}

/** Must come before the server's handlers. */
export const createNetworkHandlers = (
  scenarios: Scenarios,
  { isOffline, server }: NetworkOptions,
): RequestHandler[] => [
  ...(scenarios.has('slow') ? [createSlowNetworkHandler()] : []),
  http.all(anyServerUrl, () => (isOffline() ? dropConnection() : undefined)),
  ...(scenarios.has('flaky') ? createFlakyNetworkHandlers(server) : []),
];

// A resolver that returns nothing passes the request to the next handler.
const createSlowNetworkHandler = () => http.all(anyServerUrl, () => delay(slowNetworkDelayMs));

const dropConnection = () => HttpResponse.error();

/** Returns nothing to let the request through. */
type NetworkBehavior = (
  request: Request,
  server: readonly RequestHandler[],
) => Response | undefined | Promise<Response>;

const passThrough: NetworkBehavior = () => undefined;
const respondBusy: NetworkBehavior = (request) => createErrorResponse(request, busyError(1));
const dropBeforeDelivery: NetworkBehavior = dropConnection;
const dropAfterDelivery: NetworkBehavior = async (request, server) => {
  await getResponse([...server], request);
  return dropConnection();
};

/**
 * Every third GET gets a 503. POSTs cycle through: 503; connection dropped before the server processed it; dropped
 * after it was stored; success.
 */
function createFlakyNetworkHandlers(server: readonly RequestHandler[]): RequestHandler[] {
  const handleRead = cycle([passThrough, passThrough, respondBusy]);
  const handlePost = cycle([respondBusy, dropBeforeDelivery, dropAfterDelivery, passThrough]);
  return [
    http.post(anyApiUrl, ({ request }) => handlePost(request, server)),
    http.get(anyApiUrl, ({ request }) => handleRead(request, server)),
  ];
}

function cycle(behaviors: readonly NetworkBehavior[]): NetworkBehavior {
  let requestCount = 0;
  return (request, server) => {
    const behavior = behaviors[requestCount % behaviors.length] ?? passThrough;
    requestCount += 1;
    return behavior(request, server);
  };
}
