import {
  createServer,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { type BilingualText, defaultLanguage } from '#contract/language';
import type { Problem } from '#contract/problem';
import { headersTooLarge, noRequest, tooSlowToArrive } from '#contract/refusals';

/** Milliseconds in which a request has to have arrived. */
export interface ArrivalLimits {
  readonly headersTimeout: number;
  readonly requestTimeout: number;
  /** Between two looks at who is too slow. */
  readonly connectionsCheckingInterval: number;
}

/** In five minutes 20 MB come through at half a megabit a second. */
const patience: ArrivalLimits = {
  headersTimeout: 30_000,
  requestTimeout: 300_000,
  connectionsCheckingInterval: 10_000,
};

/** A server that answers as a problem in JSON also what takes too long to be a request, or is none. */
export function shopServer(answer: RequestListener, limits = patience): Server {
  const server = createServer({ ...limits }, answer);
  const isAnswering = answersUnderWay(server);
  server.on('clientError', (fault, socket) => {
    // In the midst of an answer a refusal would be taken for a part of it.
    if (isAnswering(socket) || !socket.writable) socket.destroy();
    else socket.end(refusalOf(fault), () => socket.destroy());
  });
  return server;
}

/** Tells whether an answer has begun on a connection and not ended. */
function answersUnderWay(server: Server): (socket: Duplex) => boolean {
  const unfinished = new WeakMap<Duplex, Set<ServerResponse>>();
  server.on('request', ({ socket }, answer) => {
    const answers = unfinished.get(socket) ?? new Set();
    unfinished.set(socket, answers.add(answer));
    answer.once('close', () => answers.delete(answer));
  });
  return (socket) => [...(unfinished.get(socket) ?? [])].some(({ headersSent }) => headersSent);
}

const refusals: Readonly<Record<string, readonly [number, BilingualText]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, tooSlowToArrive],
  HPE_HEADER_OVERFLOW: [431, headersTooLarge],
};

/** An answer as it crosses the wire: there is no request that anything else could answer. */
function refusalOf(fault: Error): string {
  const code = 'code' in fault ? String(fault.code) : '';
  const [status, sentence] = refusals[code] ?? [400, noRequest];
  const problem: Problem = { message: sentence[defaultLanguage] };
  const body = JSON.stringify(problem);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  return [...head, '', body].join('\r\n');
}
