import { isUnsubscribePage } from '#contract/inbox/unsubscribe-page';
import { isStatusPage } from '#contract/orders/status-page';

/** Its URL contains a key, so it must not be stored, logged or passed on. */
export const isPrivatePage = (pathname: string): boolean =>
  isStatusPage(pathname) || isUnsubscribePage(pathname);
