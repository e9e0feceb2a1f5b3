import { delay, getResponse, HttpResponse, http, type RequestHandler } from 'msw';
import { busyError } from '../../api/dispatch/http-error';
import type { Scenarios } from '../scenarios';
import type { MockSettings } from '../settings';
import { matchesApiUrl, matchesServerUrl } from './request-predicates';
import { createErrorResponse } from './to-http-response';

export const slowNetworkDelayMs = 2000;

/** May differ from one request to the next. */
export type NetworkConditions = Pick<MockSettings, 'scenarios' | 'latencyMs' | 'failurePercent'>;

interface NetworkOptions {
  /** Called for every request, like `isOffline`. */
  readonly readConditions: () => NetworkConditions;
  readonly isOffline: () => boolean;
  readonly serverHandlers: readonly RequestHandler[];
}

// A resolver that returns nothing passes the request to the next handler.

/** Must come before the server's handlers. */
export const createNetworkHandlers = ({
  readConditions,
  isOffline,
  serverHandlers,
}: NetworkOptions): RequestHandler[] => [
  http.all(matchesServerUrl, async () => {
    const latencyMs = getLatencyMs(readConditions());
    if (latencyMs > 0) await delay(latencyMs);
  }),
  http.all(matchesServerUrl, () => (isOffline() ? dropConnection() : undefined)),
  createFailingShareHandler(readConditions),
  ...createFlakyNetworkHandlers(serverHandlers, () => readConditions().scenarios),
];

const getLatencyMs = ({ scenarios, latencyMs }: NetworkConditions): number =>
  Math.max(latencyMs, scenarios.has('slow') ? slowNetworkDelayMs : 0);

/** Evenly spread, so that the same requests fail in every run: at 20 percent, every fifth gets a 503. */
function createFailingShareHandler(readConditions: () => NetworkConditions): RequestHandler {
  let accumulatedPercent = 0;
  return http.all(matchesApiUrl, ({ request }) => {
    accumulatedPercent += readConditions().failurePercent;
    if (accumulatedPercent < 100) return undefined;
    accumulatedPercent -= 100;
    return createErrorResponse(request, busyError(1));
  });
}

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
function createFlakyNetworkHandlers(
  serverHandlers: readonly RequestHandler[],
  readScenarios: () => Scenarios,
): RequestHandler[] {
  const handleRead = cycle([passThrough, passThrough, respondBusy]);
  const handlePost = cycle([respondBusy, dropBeforeDelivery, dropAfterDelivery, passThrough]);
  const isFlaky = () => readScenarios().has('flaky');
  return [
    http.post(matchesApiUrl, ({ request }) =>
      isFlaky() ? handlePost(request, serverHandlers) : undefined,
    ),
    http.get(matchesApiUrl, ({ request }) =>
      isFlaky() ? handleRead(request, serverHandlers) : undefined,
    ),
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
