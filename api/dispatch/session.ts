import type { Endpoint } from '#contract/core/endpoint';
import { notSignedIn } from '#contract/session/messages';
import { localizedError } from './http-error';
import type { ApiRequest } from './request';

/** An admin whose password was verified. */
export interface VerifiedAdmin {
  readonly id: number;
  readonly passwordHash: string;
  /** Null without a second factor; with one, a code was verified too. */
  readonly secondFactorSecret: string | null;
}

export interface SignedInAdmin {
  readonly id: number;
  /** Not the token. */
  readonly sessionId: string;
  readonly username: string;
}

/** Sessions by token. */
export interface SessionStore {
  /**
   * Returns a new token; undefined when password or second factor were changed after they were verified. The `User-Agent`
   * header describes the device in the list of sessions.
   */
  start(admin: VerifiedAdmin, userAgent: string | undefined): Promise<string | undefined>;
  /** Records the use of the session if it is one. Undefined for unknown and expired tokens. */
  find(token: string, isUse: boolean): Promise<SignedInAdmin | undefined>;
  end(token: string): Promise<void>;
}

export interface Session {
  /** Undefined when not signed in. */
  getAdmin(): Promise<SignedInAdmin | undefined>;
  /** Rejects with 401 when not signed in. */
  requireAdmin(): Promise<SignedInAdmin>;
  /** Replaces the current session. False when password or second factor were changed after they were verified. */
  start(admin: VerifiedAdmin): Promise<boolean>;
  end(): Promise<void>;
}

/** Records what was read from the session, to decide whether the response can be cached. */
export interface TrackedSession extends Session {
  /** Whether the response depends on the user. */
  readonly wasRead: boolean;
  readonly isAdmin: boolean;
}

/** Looks the session up lazily, once per request. */
export function createSession(
  { cookie, header }: Pick<ApiRequest, 'cookie' | 'header'>,
  sessions: SessionStore,
  { isPolled }: Pick<Endpoint, 'isPolled'> = {},
): TrackedSession {
  let lookup: Promise<SignedInAdmin | undefined> | undefined;
  let isAdmin = false;

  async function find(): Promise<SignedInAdmin | undefined> {
    const token = cookie.read();
    const admin = token === undefined ? undefined : await sessions.find(token, isPolled !== true);
    isAdmin = admin !== undefined;
    return admin;
  }

  function getAdmin(): Promise<SignedInAdmin | undefined> {
    lookup ??= find();
    return lookup;
  }

  async function endCurrentSession(): Promise<void> {
    const token = cookie.read();
    if (token !== undefined) await sessions.end(token);
  }

  return {
    get wasRead() {
      return lookup !== undefined;
    },
    get isAdmin() {
      return isAdmin;
    },
    getAdmin,
    async requireAdmin() {
      const admin = await getAdmin();
      if (!admin) throw localizedError(401, notSignedIn);
      return admin;
    },
    async start(admin) {
      const token = await sessions.start(admin, header('User-Agent'));
      if (token === undefined) return false;
      await endCurrentSession();
      cookie.write(token);
      return true;
    },
    async end() {
      await endCurrentSession();
      cookie.write(null);
    },
  };
}
