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

const storageKey = 'mock-session';

/** A session cookie that survives a reload of its tab: a page cannot write an HttpOnly one. */
export const storedCookie = (
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): SessionCookie => ({
  read: () => storage.getItem(storageKey) ?? undefined,
  write(token) {
    if (token === null) storage.removeItem(storageKey);
    else storage.setItem(storageKey, token);
  },
});
