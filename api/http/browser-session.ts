import { notSignedIn } from '#contract/refusals';
import type { Administrator } from '../accounts/administrators';
import type { SessionStore, SignedIn } from '../accounts/sessions';
import { refused } from './problem';
import { sessionCookie } from './session-cookie';
import type { ShopContext } from './state';

/** The session of the browser that asks. */
export interface BrowserSession {
  /** Who is signed in; undefined where nobody is. */
  administrator(): Promise<SignedIn | undefined>;
  /** As `administrator`; rejects with 401 where nobody is. */
  requireAdministrator(): Promise<SignedIn>;
  /**
   * Begins one for somebody whose password has just been checked, in the place of the one there was. False where the
   * password no longer is theirs.
   */
  begin(administrator: Administrator): Promise<boolean>;
  /** Ends it, if there is one. */
  end(): Promise<void>;
}

/** Reads the session that a request names, once and when it is first asked for. */
export function browserSession(
  ctx: ShopContext,
  sessions: SessionStore,
  publicOrigin: string | undefined,
): BrowserSession {
  const cookie = sessionCookie(ctx, publicOrigin);
  const endHeld = async () => {
    const token = cookie.read();
    if (token !== undefined) await sessions.end(token);
  };
  const find = async () => {
    ctx.state.asksWho = true;
    const token = cookie.read();
    const found = token === undefined ? undefined : await sessions.find(token);
    if (found) ctx.state.isPrivate = true;
    return found;
  };
  let finding: Promise<SignedIn | undefined> | undefined;
  const administrator = () => {
    finding ??= find();
    return finding;
  };

  return {
    administrator,
    async requireAdministrator() {
      const found = await administrator();
      if (!found) throw refused(401, notSignedIn);
      return found;
    },
    async begin(checked) {
      const token = await sessions.begin(checked);
      if (token === undefined) return false;
      await endHeld();
      cookie.write(token);
      return true;
    },
    async end() {
      await endHeld();
      cookie.write(null);
    },
  };
}
