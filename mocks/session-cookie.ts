import type { SessionCookie } from '../api/dispatch/request';

export function createMemoryCookie(): SessionCookie {
  let token: string | undefined;
  return {
    read: () => token,
    write(newToken) {
      token = newToken ?? undefined;
    },
  };
}

/**
 * Survives a reload of its tab, since a page cannot write an HttpOnly cookie. One per database: sessions are not shared
 * between databases.
 */
export function createStoredCookie(
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
