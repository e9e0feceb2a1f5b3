import { mockAdministrator } from '../administrator';
import type { Scenarios } from '../scenarios';

export { mockAdministrator };

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
