/** Sort order of the orders. */
export const nextEventFirst = 'event:asc';

export const backOfficePaths = {
  dashboard: (tab?: string) =>
    tab === undefined ? '/admin' : `/admin?${new URLSearchParams({ tab })}`,
  /** `next`: a back-office URL to open after sign-in. */
  signIn: (next?: string) =>
    next === undefined ? '/admin/login' : `/admin/login?${new URLSearchParams({ next })}`,
  mediaManagement: () => '/admin/media',
  mediaManager: () => '/admin/media-manager',
  /** `day`: ISO date; today by default. */
  kitchenList: (day?: string) =>
    day === undefined
      ? '/admin/kitchen-list'
      : `/admin/kitchen-list?${new URLSearchParams({ day })}`,
  /** Without a day, today's. */
  calendar: (query: { readonly day?: string; readonly view?: string } = {}) => {
    const params = new URLSearchParams(query);
    return params.size === 0 ? '/admin/calendar' : `/admin/calendar?${params}`;
  },
  /** Sheets to print of one order, or of the confirmed orders of a day. */
  print: (
    sheet?: 'order' | 'labels',
    orders: { readonly id: number } | { readonly day: string } = { day: '' },
  ) => {
    if (sheet === undefined) return '/admin/print';
    const params = new URLSearchParams({ sheet });
    if ('id' in orders) params.set('id', String(orders.id));
    else params.set('day', orders.day);
    return `/admin/print?${params}`;
  },
  /** ISO dates; today by default. */
  shoppingList: (from?: string, to = from) =>
    from === undefined || to === undefined
      ? '/admin/shopping-list'
      : `/admin/shopping-list?${new URLSearchParams({ from, to })}`,
  customers: (email?: string) =>
    email === undefined ? '/admin/customers' : `/admin/customers?${new URLSearchParams({ email })}`,
  /** Facts of products that the owner hasn't checked. */
  facts: () => '/admin/facts',
  settings: () => '/admin/settings',
};

/** The list of orders to decide or prepare. */
export const buildWaitingOrdersPath = (): string =>
  `/admin?${new URLSearchParams({ tab: 'orders', view: 'waiting', sort: nextEventFirst })}`;

/** The list of orders with this one, archived or not. */
export const buildOrderListPath = (number: string): string =>
  `/admin?${new URLSearchParams({ tab: 'orders', archived: 'all', q: number })}`;

/** For comparing paths. */
export const stripTrailingSlash = (pathname: string): string => pathname.replace(/(.)\/+$/, '$1');

/** Prevents open redirects: allows only back-office URLs other than the sign-in page. */
export function getSignInRedirect(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '';
  return /^\/admin(\/(?!login(\W|$))|[?#]|$)/.test(next) ? next : backOfficePaths.dashboard();
}
