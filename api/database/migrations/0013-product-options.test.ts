import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatPriceTiers } from '#contract/products/format-price-tiers';
import type { ProductOption } from '#contract/products/options';
import { products as demoProducts } from '#demo/products';
import { createTemporaryFolder } from '../../testing/temporary-folder';
import { openSqlite } from '../connect';
import { migrate } from '../migrate';
import { productOptions } from './0013-product-options';
import { migrations } from './index';

interface OldProduct {
  readonly price: number;
  readonly en: string | null;
  readonly es?: string | undefined;
}

/** The options that the migration reads from products of the time before it. */
async function migrateProducts(oldProducts: readonly OldProduct[]): Promise<ProductOption[][]> {
  const database = openSqlite(join(createTemporaryFolder(), 'old.sqlite3'));
  await migrate(
    database,
    migrations.filter(({ name }) => name < productOptions.name),
  );
  const now = '2026-05-01T18:00:00.000Z';
  for (const [index, { price, en, es }] of oldProducts.entries()) {
    const id = index + 1;
    await database('products').insert({
      id,
      name: 'Old board',
      description: 'Figs.',
      price_cents: price * 100,
      category: 'boards',
      region: 'Spain',
      price_tiers: en,
      typed_image_url: '/figs.jpg',
      seasonal: false,
      in_stock: true,
      featured: false,
      version: 1,
      created_at: now,
      updated_at: now,
    });
    if (es) {
      await database('product_translations').insert({
        product_id: id,
        language: 'es',
        price_tiers: es,
      });
    }
  }
  await migrate(database, migrations);
  const stored: string[] = await database('products').orderBy('id').pluck('options');
  await database.destroy();
  return stored.map((json) => JSON.parse(json));
}

const migrateProduct = async (product: OldProduct) => (await migrateProducts([product]))[0];

describe('migration 0013-product-options', () => {
  test('reads sizes, their servings and the Spanish names; the option with the product’s price is the default', async () => {
    const options = await migrateProduct({
      price: 108,
      en: 'Small, 2–4 people: $58\r\nMedium, 5-8 people: $108\nCafé size: $1,158.50',
      es: 'Chica, 2 a 4 personas: $58\nMediana, 5 a 8 personas: $108\nDe café: $1,158.50',
    });
    const common = { stock: null, isDefault: false, quantityPrices: [] };
    expect(options).toEqual([
      {
        ...common,
        key: 'small',
        name: { en: 'Small', es: 'Chica' },
        price: 58,
        serves: { from: 2, to: 4 },
      },
      {
        ...common,
        key: 'medium',
        name: { en: 'Medium', es: 'Mediana' },
        price: 108,
        serves: { from: 5, to: 8 },
        isDefault: true,
      },
      {
        ...common,
        key: 'cafe-size',
        name: { en: 'Café size', es: 'De café' },
        price: 1158.5,
        serves: null,
      },
    ]);
  });

  test('reads a price from a quantity on as a quantity price of the option above it', async () => {
    const options = await migrateProduct({
      price: 95,
      en: 'One box: $95\nTen boxes or more, each: $88\n25 or more, each: $80',
      es: 'Una caja: $95\nDiez cajas o más, cada una: $88\n25 o más, cada una: $80',
    });
    expect(options).toEqual([
      {
        key: 'one-box',
        name: { en: 'One box', es: 'Una caja' },
        price: 95,
        serves: null,
        stock: null,
        isDefault: true,
        quantityPrices: [
          { minQuantity: 10, price: 88 },
          { minQuantity: 25, price: 80 },
        ],
      },
    ]);
  });

  test('keeps guest counts in the name, and leaves Spanish names empty if the lines differ in number', async () => {
    const options = await migrateProduct({
      price: 1360,
      en: '40 guests: $1,360\nTwo boards, 50–60 guests: $1,650',
      es: '40 invitados: $1,360',
    });
    expect(options?.map(({ name, serves }) => ({ ...name, serves }))).toEqual([
      { en: '40 guests', es: '', serves: { from: 40, to: 40 } },
      { en: 'Two boards, 50–60 guests', es: '', serves: { from: 50, to: 60 } },
    ]);
  });

  test.each([
    ['no text', null],
    ['a line without a price', 'Small: $58\nLarge: ask us'],
    ['a surcharge', 'Small: $58\nWith a card: +$5'],
    ['no option with the product’s price', 'Small: $59\nLarge: $98'],
    ['two options with the product’s price', 'Small: $58\nSmall, wrapped: $58'],
    ['two options of the same name', 'Small: $58\nSmall: $68'],
    ['a quantity price before any option', 'Ten boxes or more, each: $50\nOne box: $58'],
    ['a quantity price that is not lower', 'One box: $58\nTen boxes or more, each: $58'],
    ['a name without letters or digits', '***: $58'],
  ])('leaves a product without options for %s', async (_, en) => {
    expect(await migrateProduct({ price: 58, en })).toEqual([]);
  });

  test('reads the price text of every demo product so that the same text is written from it', async () => {
    const migrated = await migrateProducts(
      demoProducts.map(({ price, priceTiers, translations }) => ({
        price,
        en: priceTiers,
        es: translations.es.priceTiers,
      })),
    );
    for (const [index, { name, options, priceTiers, translations }] of demoProducts.entries()) {
      const parsed = migrated[index] ?? [];
      const summarize = (list: readonly ProductOption[]) =>
        list.map((option) => [option.name, option.price, option.isDefault, option.quantityPrices]);
      expect(summarize(parsed), name).toEqual(summarize(options));
      if (options.some(({ quantityPrices }) => quantityPrices.length > 0)) continue;
      expect(formatPriceTiers(parsed, 'en'), name).toBe(priceTiers);
      expect(formatPriceTiers(parsed, 'es'), name).toBe(translations.es.priceTiers);
    }
  });
});
