import type { ServerResponse } from 'node:http';
import { callerLeft } from './problem';

/** A signal that is aborted when the connection closes before the answer has ended. */
export function callerSignal(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  const leave = () => controller.abort(callerLeft());
  if (response.destroyed) leave();
  else response.once('close', () => response.writableFinished || leave());
  return controller.signal;
}
