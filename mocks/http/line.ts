import { delay, getResponse, HttpResponse, http, type RequestHandler } from 'msw';
import type { Scenarios } from '../scenarios';
import { faultAnswer } from './answers';
import { anyApiAddress, anyServerAddress } from './api-address';
import { busy } from './fault';

/** Milliseconds an answer takes on a slow line. */
export const slowness = 2000;

interface LineOptions {
  /** Asked anew for each request. */
  readonly isOffline: () => boolean;
  /** What answers at the other end. */
  readonly server: readonly RequestHandler[];
}

/** Handlers that stand before the server's and give the line to it the faults of the scenarios. */
export const line = (
  scenarios: Scenarios,
  { isOffline, server }: LineOptions,
): RequestHandler[] => [
  ...(scenarios.has('slow') ? [slowLine()] : []),
  http.all(anyServerAddress, () => (isOffline() ? cut() : undefined)),
  ...(scenarios.has('flaky') ? flakyLine(server) : []),
];

// A resolver that answers nothing leaves the request to the handlers after it.
const slowLine = () => http.all(anyServerAddress, () => delay(slowness));

const cut = () => HttpResponse.error();

/** What becomes of a request on its way; nothing where it arrives. */
type Mishap = (
  request: Request,
  server: readonly RequestHandler[],
) => Response | undefined | Promise<Response>;

const arrives: Mishap = () => undefined;
const isRefused: Mishap = (request) => faultAnswer(request, busy(1));
const isCutBefore: Mishap = cut;
const isCutAfter: Mishap = async (request, server) => {
  await getResponse([...server], request);
  return cut();
};

/**
 * Every third read is refused with 503. What is sent meets, one after the other: 503; a line that is cut before the
 * shop has it; one that is cut after the shop has kept it, whose answer never comes; and a line that holds.
 */
function flakyLine(server: readonly RequestHandler[]): RequestHandler[] {
  const ofRead = inTurn([arrives, arrives, isRefused]);
  const ofPost = inTurn([isRefused, isCutBefore, isCutAfter, arrives]);
  return [
    http.post(anyApiAddress, ({ request }) => ofPost(request, server)),
    http.get(anyApiAddress, ({ request }) => ofRead(request, server)),
  ];
}

/** Each mishap in its turn, over and over. */
function inTurn(mishaps: readonly Mishap[]): Mishap {
  let requests = 0;
  return (request, server) => {
    const mishap = mishaps[requests % mishaps.length] ?? arrives;
    requests += 1;
    return mishap(request, server);
  };
}
