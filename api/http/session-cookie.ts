import type { SessionCookie } from '../dispatch/request';
import { isReachedSecurely } from './origin';
import type { ShopContext } from './state';

const name = 'higuera-session';

/** Browsers accept this prefix only from the same host and via HTTPS. */
const hostOnly = '__Host-';

/** The session may be invalid. */
export const namesSession = ({ headers }: Pick<ShopContext['req'], 'headers'>): boolean =>
  headers.cookie?.includes(`${name}=`) ?? false;

/** A session cookie: deleted when the browser closes. */
export function sessionCookie(ctx: ShopContext, publicOrigin: string | undefined): SessionCookie {
  const secure = isReachedSecurely(ctx, publicOrigin);
  const ownName = secure ? `${hostOnly}${name}` : name;
  return {
    read: () => ctx.cookies.get(ownName),
    write(token) {
      // Koa would check its own connection, not the client's connection to the proxy.
      ctx.cookies.secure = secure;
      ctx.cookies.set(ownName, token, {
        httpOnly: true,
        sameSite: 'lax',
        path: '/',
        secure,
        overwrite: true,
      });
    },
  };
}
