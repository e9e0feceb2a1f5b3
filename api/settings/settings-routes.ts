import type { Knex } from 'knex';
import { defaultLanguage } from '#contract/core/language';
import { headerImageInvalid } from '#contract/settings/messages';
import { countDemoProducts, toHeaderImage } from '#contract/settings/rules';
import { products as demoProducts } from '#demo/products';
import type { ProductStore } from '../catalog/product-store';
import type { Handlers } from '../dispatch/handler';
import { fieldError } from '../dispatch/http-error';
import type { SettingsStore } from './settings-store';
import { readShopSettings } from './shop-settings-store';

const demoSkus = new Set(demoProducts.map(({ sku }) => sku));

interface SettingsDependencies {
  readonly database: Knex;
  readonly store: SettingsStore;
  readonly products: Pick<ProductStore, 'list'>;
  readonly canSendEmail: boolean;
}

export const settingsRoutes = ({ database, store, products, canSendEmail }: SettingsDependencies) =>
  ({
    getShopSettings: async () => ({ ...(await readShopSettings(database)), canSendEmail }),

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
  }) satisfies Partial<Handlers>;
