import { toShopDate } from '#contract/core/dates';
import { selectFrom } from '../../data/query';
import { shopSettingsQuery } from '../shop-settings/shop-settings-query';

/** What `shopFactsQuery` lacks for the first possible day. `renderedAt` is an ISO 8601 time. */
export const orderDaysQuery = selectFrom(shopSettingsQuery, 'order-days', ({ closedDates }) => {
  const renderedAt = new Date();
  const today = toShopDate(renderedAt);
  return {
    renderedAt: renderedAt.toISOString(),
    closedDates: closedDates.filter((date) => date.length < today.length || date >= today),
  };
});
