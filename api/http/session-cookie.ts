import type { SessionCookie } from '../dispatch/request';
import { isHttps } from './origin';
import type { AppContext } from './state';

const cookieName = 'higuera-session';

/** Browsers accept this prefix only from the same host and via HTTPS. */
const hostPrefix = '__Host-';

/** The session may be invalid. */
export const hasSessionCookie = ({ headers }: Pick<AppContext['req'], 'headers'>): boolean =>
  headers.cookie?.includes(`${cookieName}=`) ?? false;

/** A session cookie: deleted when the browser closes. */
export function createSessionCookie(
  ctx: AppContext,
  publicOrigin: string | undefined,
): SessionCookie {
  const secure = isHttps(ctx, publicOrigin);
  const prefixedName = secure ? `${hostPrefix}${cookieName}` : cookieName;
  return {
    read: () => ctx.cookies.get(prefixedName),
    write(token) {
      // Koa would check its own connection, not the client's connection to the proxy.
      ctx.cookies.secure = secure;
      ctx.cookies.set(prefixedName, token, {
        httpOnly: true,
        sameSite: 'lax',
        path: '/',
        secure,
        overwrite: true,
      });
    },
  };
}
