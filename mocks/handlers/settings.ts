import { headerImageRule } from '#contract/settings/messages';
import { countDemoProducts, headerImageOf } from '#contract/settings/rules';
import { products as demoProducts } from '#demo/products';
import type { MockDatabase } from '../db';
import { refusedField } from '../http/fault';
import type { MockImplementations } from '../http/implementation';

/** A library file that visitors may see. */
const publicFile = ({ files }: MockDatabase, wanted: string | undefined) =>
  files.find(({ id, privacy }) => id === wanted && privacy === 'public');

const demoSkus = new Set(demoProducts.map(({ sku }) => sku));

/** The settings' part of the contract. */
export const settings = {
  getDemoData: (_request, { database }) => ({
    products: countDemoProducts(database.products, demoSkus),
  }),

  getHeaderImage: (_request, { database }) => {
    const file = publicFile(database, database.settings.get('header-image'));
    return file ? headerImageOf(file) : null;
  },

  setHeaderImage: ({ body: { publitioId, language } }, { database }) => {
    if (publitioId === null) {
      database.settings.delete('header-image');
      return null;
    }
    const file = publicFile(database, publitioId);
    if (!file) throw refusedField(400, 'publitioId', headerImageRule, language);
    database.settings.set('header-image', publitioId);
    return headerImageOf(file);
  },
} satisfies Partial<MockImplementations>;
