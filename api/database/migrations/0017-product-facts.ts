import { readFacts } from '#contract/products/read-facts';
import type { Migration } from './migration';

const textColumns = [
  'name',
  'description',
  'ingredients',
  'allergens',
  'materials',
  'price_tiers',
  'serving_size',
  'perfect_for',
] as const;

type TextRow = Readonly<Record<(typeof textColumns)[number], string>>;

const toTexts = (row: TextRow) => ({
  name: row.name,
  description: row.description,
  ingredients: row.ingredients,
  allergens: row.allergens,
  materials: row.materials,
  priceTiers: row.price_tiers,
  servingSize: row.serving_size,
  perfectFor: row.perfect_for,
});

const unknownFacts = {
  contains: [],
  mayContain: [],
  diets: [],
  madeWithout: [],
  occasions: [],
  serves: null,
  confirmed: false,
};

/**
 * Reads facts about allergens, diets, occasions and servings from the texts. They stay unconfirmed until the owner has
 * looked at them, so it doesn't matter that later versions may read the same texts differently.
 */
export const productFacts: Migration = {
  name: '0017-product-facts',
  async up(trx) {
    await trx.schema.alterTable('products', (table) => {
      // JSON: facts are only read and written together with their product.
      // The default is for snapshots of deleted products that are restored soon after this migration.
      table.text('facts').notNullable().defaultTo(JSON.stringify(unknownFacts));
    });
    const rows: (TextRow & { id: number })[] = await trx('products').select('id', ...textColumns);
    const translations: (TextRow & { product_id: number })[] = await trx('product_translations')
      .where({ language: 'es' })
      .select('product_id', ...textColumns);
    const spanishTexts = new Map(translations.map((row) => [row.product_id, toTexts(row)]));
    for (const row of rows) {
      const es = spanishTexts.get(row.id);
      const { facts } = readFacts({ ...toTexts(row), translations: { es } });
      await trx('products')
        .where({ id: row.id })
        .update({ facts: JSON.stringify(facts) });
    }
  },
};
