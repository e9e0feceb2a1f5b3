/** Every address of the back office, which lies apart from the shop's. */
export const backOfficePaths = {
  /** The dashboard, one of its tabs open. */
  dashboard: (tab?: string) =>
    tab === undefined ? '/admin' : `/admin?${new URLSearchParams({ tab })}`,
  /** Leads on to `next`, an address of the back office, once somebody has signed in. */
  signIn: (next?: string) =>
    next === undefined ? '/admin/login' : `/admin/login?${new URLSearchParams({ next })}`,
  mediaManagement: () => '/admin/media',
  mediaManager: () => '/admin/media-manager',
  /** What is made for a day; for today where none is named. */
  kitchenList: (day?: string) =>
    day === undefined
      ? '/admin/kitchen-list'
      : `/admin/kitchen-list?${new URLSearchParams({ day })}`,
};

/** A path of the back office as it is listed here: a slash at its end makes no difference. */
export const stripTrailingSlash = (pathname: string): string => pathname.replace(/(.)\/+$/, '$1');

/** Where a sign-in leads: the address it was asked for at, and nowhere outside the back office. */
export function afterSignIn(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '';
  return /^\/admin(\/(?!login(\W|$))|[?#]|$)/.test(next) ? next : backOfficePaths.dashboard();
}
