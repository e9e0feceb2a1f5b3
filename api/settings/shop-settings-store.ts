import type { Knex } from 'knex';
import { defaultShopSettings, type ShopSettings } from '#contract/settings/shop-settings';
import { inTransaction } from '../database/transaction';

export interface VersionedShopSettings {
  readonly settings: ShopSettings;
  /** 0 until they are saved for the first time. */
  readonly version: number;
}

interface ShopSettingsUpdate {
  readonly settings: ShopSettings;
  /** The version that was edited; undefined always overwrites. */
  readonly version: number | undefined;
  readonly now: Date;
}

/** The name of their row in `settings`. */
export const shopSetting = 'shop';

const selectRow = (database: Knex) => database('settings').where({ name: shopSetting });

/** The owner's settings; what she never saved has its default. Call it in a transaction to decide on an order. */
export const readShopSettings = async (database: Knex): Promise<ShopSettings> =>
  (await readVersionedShopSettings(database)).settings;

export async function readVersionedShopSettings(database: Knex): Promise<VersionedShopSettings> {
  const row: { value: string } | undefined = await selectRow(database).first('value');
  return parseSettings(row?.value);
}

function parseSettings(value = '{}'): VersionedShopSettings {
  const { version = 0, ...saved } = JSON.parse(value);
  return { version, settings: { ...defaultShopSettings, ...saved } };
}

/** Resolves to the current settings, and whether they were updated: they are not if `version` is outdated. */
export const updateShopSettings = (
  database: Knex,
  { settings, version, now }: ShopSettingsUpdate,
): Promise<VersionedShopSettings & { readonly isUpdated: boolean }> =>
  inTransaction(database, async (trx) => {
    const updated_at = now.toISOString();
    // Write first: a SQLite transaction that started with a read fails when another connection has written since.
    await trx('settings')
      .insert({ name: shopSetting, value: '{}', updated_at })
      .onConflict('name')
      .ignore();
    const row: { value: string } | undefined = await selectRow(trx).forUpdate().first('value');
    const current = parseSettings(row?.value);
    if (version !== undefined && version !== current.version)
      return { ...current, isUpdated: false };
    const next = { settings, version: current.version + 1 };
    await selectRow(trx).update({
      value: JSON.stringify({ ...settings, version: next.version }),
      updated_at,
    });
    return { ...next, isUpdated: true };
  });
