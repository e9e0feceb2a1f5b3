import type { ServerResponse } from 'node:http';
import { callerLeft } from '../dispatch/problem';

/** What Node.js calls a connection that its client has closed. */
const closedByClient = new Set(['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE']);

/** Whether an error only says that the client has left. */
export const isClientAbort = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && closedByClient.has(String(error.code));

/** A signal that is aborted when the connection closes before the answer has ended. */
export function callerSignal(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  const leave = () => controller.abort(callerLeft());
  if (response.destroyed) leave();
  else response.once('close', () => response.writableFinished || leave());
  return controller.signal;
}
