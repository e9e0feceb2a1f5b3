import { notSignedIn } from '#contract/session/messages';
import type { HandlerContext } from '../dispatch/handler';
import { localizedError } from '../dispatch/http-error';

const rejectWrite = (): never => {
  throw new Error('visitorContext is read-only.');
};

/** Context of an anonymous visitor, for tests that call a read-only handler directly. */
export const visitorContext: HandlerContext = {
  accepts: () => false,
  isAdmin: async () => false,
  session: {
    getAdmin: async () => undefined,
    requireAdmin: async () => {
      throw localizedError(401, notSignedIn);
    },
    start: rejectWrite,
    end: rejectWrite,
  },
  ip: '127.0.0.1',
  signal: new AbortController().signal,
  runOnce: rejectWrite,
};
