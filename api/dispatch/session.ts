import { notSignedIn } from '#contract/session/messages';
import { localizedError } from './problem';
import type { SessionCookie } from './request';

/** An admin whose password was verified. */
export interface Credentials {
  readonly id: number;
  readonly passwordHash: string;
}

export interface SignedIn {
  readonly username: string;
}

/** Sessions by token. */
export interface SessionStore {
  /** Returns a new token; undefined when the password was changed after it was verified. */
  begin(administrator: Credentials): Promise<string | undefined>;
  /** Records the use of the session. Undefined for unknown and expired tokens. */
  find(token: string): Promise<SignedIn | undefined>;
  end(token: string): Promise<void>;
}

export interface Session {
  /** Undefined when not signed in. */
  administrator(): Promise<SignedIn | undefined>;
  /** Rejects with 401 when not signed in. */
  requireAdministrator(): Promise<SignedIn>;
  /** Replaces the current session. False when the password was changed after it was verified. */
  begin(administrator: Credentials): Promise<boolean>;
  end(): Promise<void>;
}

/** Records what was read from the session, to decide whether the response can be cached. */
export interface TrackedSession extends Session {
  /** Whether the response depends on the user. */
  readonly wasRead: boolean;
  readonly isAdministrator: boolean;
}

/** Looks the session up lazily, once per request. */
export function createSession(cookie: SessionCookie, sessions: SessionStore): TrackedSession {
  let lookup: Promise<SignedIn | undefined> | undefined;
  let isAdministrator = false;

  async function find(): Promise<SignedIn | undefined> {
    const token = cookie.read();
    const found = token === undefined ? undefined : await sessions.find(token);
    isAdministrator = found !== undefined;
    return found;
  }

  function administrator(): Promise<SignedIn | undefined> {
    lookup ??= find();
    return lookup;
  }

  async function endCurrent(): Promise<void> {
    const token = cookie.read();
    if (token !== undefined) await sessions.end(token);
  }

  return {
    get wasRead() {
      return lookup !== undefined;
    },
    get isAdministrator() {
      return isAdministrator;
    },
    administrator,
    async requireAdministrator() {
      const found = await administrator();
      if (!found) throw localizedError(401, notSignedIn);
      return found;
    },
    async begin(credentials) {
      const token = await sessions.begin(credentials);
      if (token === undefined) return false;
      await endCurrent();
      cookie.write(token);
      return true;
    },
    async end() {
      await endCurrent();
      cookie.write(null);
    },
  };
}
