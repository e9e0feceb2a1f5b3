import type { Logger } from 'pino';
import type { RequestObserver } from './observe-requests';

/** Logs every request at level info. */
export const createAccessLog =
  (logger: Pick<Logger, 'info'>): RequestObserver =>
  ({ endpoint: _, ...request }) =>
    logger.info(request, 'A request was answered.');
