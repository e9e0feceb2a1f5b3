import type { Knex } from 'knex';
import { defaultLanguage } from '#contract/core/language';
import { headerImageInvalid, shopSettingsStale } from '#contract/settings/messages';
import { countDemoProducts, toHeaderImage } from '#contract/settings/rules';
import { describeSeasonalCollection } from '#contract/settings/seasonal-collection';
import { describeSettings } from '#contract/settings/settings-texts';
import { products as demoProducts } from '#demo/products';
import type { ProductStore } from '../catalog/product-store';
import type { Handlers } from '../dispatch/handler';
import { fieldError, HttpError } from '../dispatch/http-error';
import type { CacheVersion } from '../platform/cache-version';
import type { SettingsStore } from './settings-store';
import {
  readVersionedShopSettings,
  updateShopSettings,
  type VersionedShopSettings,
} from './shop-settings-store';

const demoSkus = new Set(demoProducts.map(({ sku }) => sku));

interface SettingsDependencies {
  readonly database: Knex;
  readonly store: SettingsStore;
  readonly products: Pick<ProductStore, 'list'>;
  readonly cacheVersion: CacheVersion;
  readonly canSendEmail: boolean;
  readonly clock: () => Date;
}

export function settingsRoutes(dependencies: SettingsDependencies) {
  const { database, store, products, cacheVersion, canSendEmail, clock } = dependencies;
  const toResponse = ({ settings, version }: VersionedShopSettings) => ({
    ...settings,
    texts: describeSettings(settings),
    version,
    canSendEmail,
  });
  return {
    getShopSettings: async () => toResponse(await readVersionedShopSettings(database)),

    setShopSettings: async ({ body: { language = defaultLanguage, version, ...settings } }) => {
      const update = { settings, version, now: clock() };
      const { isUpdated, ...current } = await updateShopSettings(database, update);
      if (!isUpdated) {
        const message = shopSettingsStale[language];
        throw new HttpError(409, { message, current: toResponse(current) });
      }
      cacheVersion.increment();
      return toResponse(current);
    },

    getSeasonalCollection: async () => {
      const { settings } = await readVersionedShopSettings(database);
      return describeSeasonalCollection(
        settings.seasonalCollection,
        await products.list(),
        clock(),
      );
    },

    getDemoData: async () => ({ products: countDemoProducts(await products.list(), demoSkus) }),

    getHeaderImage: async () => {
      const file = await store.getHeaderImage();
      return file ? toHeaderImage(file) : null;
    },

    setHeaderImage: async ({ body: { publitioId, language = defaultLanguage } }) => {
      if (publitioId === null) {
        await store.clearHeaderImage();
        return null;
      }
      const file = await store.setHeaderImage(publitioId);
      if (!file) throw fieldError(400, 'publitioId', headerImageInvalid, language);
      return toHeaderImage(file);
    },
  } satisfies Partial<Handlers>;
}
