import { notSignedIn } from '#contract/session/messages';
import { refused } from './problem';
import type { SessionCookie } from './request';

/** An administrator whose password has been checked. */
export interface Credentials {
  readonly id: number;
  readonly passwordHash: string;
}

export interface SignedIn {
  readonly username: string;
}

/** The sessions, by the token that a browser holds. */
export interface SessionStore {
  /** Answers the token of a new session; undefined when the password has changed since it was checked. */
  begin(administrator: Credentials): Promise<string | undefined>;
  /** The administrator of a token, whose last use is recorded; undefined when the session has ended or never was. */
  find(token: string): Promise<SignedIn | undefined>;
  end(token: string): Promise<void>;
}

/** The session of one request. */
export interface Session {
  /** Undefined when nobody is signed in. */
  administrator(): Promise<SignedIn | undefined>;
  /** Rejects with 401 when nobody is signed in. */
  requireAdministrator(): Promise<SignedIn>;
  /** Replaces the current session. False when the password has changed since it was checked. */
  begin(administrator: Credentials): Promise<boolean>;
  end(): Promise<void>;
}

/** A session that knows what has been read from it, so that the response can be cached accordingly. */
export interface TrackedSession extends Session {
  /** Whether the response depends on who asks. */
  readonly wasRead: boolean;
  /** Whether an administrator was found. */
  readonly isAdministrator: boolean;
}

/** Looks the session up when it is first read, once a request. */
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
      if (!found) throw refused(401, notSignedIn);
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
