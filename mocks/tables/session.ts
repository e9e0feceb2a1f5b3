import type { Scenarios } from '../scenarios';

/** Who signs in to a mocked shop. */
export const mockAdministrator = { username: 'elena', password: 'figs and walnuts' } as const;

/** Where the one browser of a mocked shop keeps its session. */
export interface SessionPlace {
  /** Who is signed in; undefined where nobody is. */
  username: string | undefined;
}

/** The session of a mocked shop's one browser. */
export interface MockSession extends SessionPlace {
  /** It is over at the next call for administrators. */
  endsAtNextCall: boolean;
}

/** A session in a place, begun where a scenario wants somebody to be signed in from the start. */
export function sessionIn(place: SessionPlace, scenarios: Scenarios): MockSession {
  const endsAtNextCall = scenarios.has('expired-session');
  if (endsAtNextCall || scenarios.has('signed-in')) place.username = mockAdministrator.username;
  return {
    endsAtNextCall,
    get username() {
      return place.username;
    },
    set username(username) {
      place.username = username;
    },
  };
}
