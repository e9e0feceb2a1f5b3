import type { SessionPlace } from './session';

const key = 'mocked-session';

/** A session that lasts as long as its tab: a mocked shop does not outlive a page, and whoever reloads stays signed in. */
export const tabSession = (
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): SessionPlace => ({
  get username() {
    return storage.getItem(key) ?? undefined;
  },
  set username(username) {
    if (username === undefined) storage.removeItem(key);
    else storage.setItem(key, username);
  },
});
