import type { ServerResponse } from 'node:http';
import { clientClosedError } from '../dispatch/http-error';

/** Node.js error codes for a connection closed by the client. */
const clientAbortCodes = new Set(['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE']);

export const isClientAbort = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && clientAbortCodes.has(String(error.code));

/** Aborts with a 499 when the connection closes before the response has ended. */
export function createAbortSignal(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  const abort = () => controller.abort(clientClosedError());
  if (response.destroyed) abort();
  else response.once('close', () => response.writableFinished || abort());
  return controller.signal;
}
