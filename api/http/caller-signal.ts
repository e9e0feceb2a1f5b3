import type { ServerResponse } from 'node:http';
import { callerLeft } from '../dispatch/problem';

/** Node.js error codes for a connection closed by the client. */
const closedByClient = new Set(['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE']);

export const isClientAbort = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && closedByClient.has(String(error.code));

/** Aborted with a 499 when the connection closes before the response has ended. */
export function callerSignal(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  const leave = () => controller.abort(callerLeft());
  if (response.destroyed) leave();
  else response.once('close', () => response.writableFinished || leave());
  return controller.signal;
}
