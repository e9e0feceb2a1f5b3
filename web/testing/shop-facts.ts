import type { ShopSettingsResponse } from '#contract/settings/schema';
import { describeSettings } from '#contract/settings/settings-texts';
import { defaultShopSettings, type ShopSettings } from '#contract/settings/shop-settings';
import { shopFactsQuery } from '../storefront/shop-settings/shop-facts-query';

export function buildShopSettings(changes: Partial<ShopSettings> = {}): ShopSettingsResponse {
  const settings = { ...defaultShopSettings, ...changes };
  return { ...settings, texts: describeSettings(settings), version: 0, canSendEmail: true };
}

/** As the server embeds it in every page. */
export const buildShopFactsData = (changes?: Partial<ShopSettings>) => ({
  [shopFactsQuery.key]: shopFactsQuery.select(buildShopSettings(changes)),
});
