import type { SessionCookie } from '../dispatch/request';
import { isReachedSecurely } from './origin';
import type { ShopContext } from './state';

const name = 'higuera-session';

/** Browsers take a name that begins so from no other host, nor without HTTPS. */
const hostOnly = '__Host-';

/** Whether a request names a session, which need not be one. */
export const namesSession = ({ headers }: Pick<ShopContext['req'], 'headers'>): boolean =>
  headers.cookie?.includes(`${name}=`) ?? false;

/** The cookie of the browser that asks, gone when the browser is closed. */
export function sessionCookie(ctx: ShopContext, publicOrigin: string | undefined): SessionCookie {
  const secure = isReachedSecurely(ctx, publicOrigin);
  const ownName = secure ? `${hostOnly}${name}` : name;
  return {
    read: () => ctx.cookies.get(ownName),
    write(token) {
      // The line that the browser sees, not the last part of it.
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
