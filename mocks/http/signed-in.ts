import type { ValidatedEndpoint } from '#contract/core/endpoint';
import { foreignOrigin } from '#contract/core/messages';
import { administratorsMark, getSession } from '#contract/session/endpoints';
import { notSignedIn } from '#contract/session/messages';
import { getDemoData } from '#contract/settings/admin-endpoints';
import type { MockSession } from '../tables/session';
import { refused } from './fault';

/** What the back office asks for as it opens. */
const openingPaths = new Set<string>([getSession.path, getDemoData.path]);

/** Throws 403 for an administrator's write without its mark, and 401 where nobody is signed in. */
export function admitAdministrator(
  { headers }: Request,
  { method, path }: ValidatedEndpoint,
  session: MockSession,
): void {
  const { name, value } = administratorsMark;
  if (method !== 'GET' && headers.get(name) !== value) throw refused(403, foreignOrigin);
  // Whoever opens the back office is still let in, so that there is work for the expired session to interrupt.
  if (session.endsAtNextCall && !openingPaths.has(path)) end(session);
  signedIn(session);
}

/** Whoever asks, and whether a handler has been told that they are an administrator. */
export function callerIn(session: MockSession) {
  let known = false;
  return {
    isAdministrator(): boolean {
      known = session.username !== undefined;
      return known;
    },
    wasKnown: () => known,
  };
}

/** The name of whoever is signed in. Throws 401 where nobody is. */
export function signedIn({ username }: MockSession): string {
  if (username === undefined) throw refused(401, notSignedIn);
  return username;
}

function end(session: MockSession): void {
  session.username = undefined;
  session.endsAtNextCall = false;
}
