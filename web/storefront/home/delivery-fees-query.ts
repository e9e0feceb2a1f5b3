import { selectFrom } from '../../data/query';
import { shopSettingsQuery } from '../shop-settings/shop-settings-query';

/** Dollars by area. */
export const deliveryFeesQuery = selectFrom(shopSettingsQuery, 'fees', ({ deliveryAreas }) =>
  Object.fromEntries(deliveryAreas.map(({ slug, fee }) => [slug, fee])),
);
