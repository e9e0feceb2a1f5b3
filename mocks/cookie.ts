import type { SessionCookie } from '../api/dispatch/request';

/** A session cookie that is gone with its server. */
export function memoryCookie(): SessionCookie {
  let token: string | undefined;
  return {
    read: () => token,
    write(written) {
      token = written ?? undefined;
    },
  };
}

/**
 * The session cookie of a database, which survives a reload of its tab: a page cannot write an HttpOnly one. Another
 * database does not know the session, so that each has a cookie of its own.
 */
export function storedCookie(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  database: string,
): SessionCookie {
  const key = `mock-session:${database}`;
  return {
    read: () => storage.getItem(key) ?? undefined,
    write(token) {
      if (token === null) storage.removeItem(key);
      else storage.setItem(key, token);
    },
  };
}
