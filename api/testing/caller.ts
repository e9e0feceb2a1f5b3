import { notSignedIn } from '#contract/session/messages';
import type { Caller } from '../dispatch/handler';
import { localizedError } from '../dispatch/problem';

const rejectWrite = (): never => {
  throw new Error('visitorContext is read-only.');
};

/** Context of an anonymous visitor, for tests that call a read-only handler directly. */
export const visitor: Caller = {
  accepts: () => false,
  isAdministrator: async () => false,
  session: {
    administrator: async () => undefined,
    requireAdministrator: async () => {
      throw localizedError(401, notSignedIn);
    },
    begin: rejectWrite,
    end: rejectWrite,
  },
  ip: '127.0.0.1',
  signal: new AbortController().signal,
  once: rejectWrite,
};
