import type { Knex } from 'knex';
import { defaultShopSettings, type ShopSettings } from '#contract/settings/shop-settings';

const shopSetting = 'shop';

/** The owner's settings; what she never saved has its default. Call it in a transaction to decide on an order. */
export async function readShopSettings(database: Knex): Promise<ShopSettings> {
  const row: { value: string } | undefined = await database('settings')
    .where({ name: shopSetting })
    .first('value');
  return { ...defaultShopSettings, ...(row && JSON.parse(row.value)) };
}
