import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '../../testing/temporary-folder';
import { openSqlite } from '../connect';
import { migrate } from '../migrate';
import { productFacts } from './0017-product-facts';
import { migrations } from './index';

test('migration 0017-product-facts reads facts from the texts of both languages, unconfirmed', async () => {
  const database = openSqlite(join(createTemporaryFolder(), 'old.sqlite3'));
  await migrate(
    database,
    migrations.filter(({ name }) => name < productFacts.name),
  );
  const now = '2026-05-01T18:00:00.000Z';
  await database('products').insert({
    id: 1,
    name: 'Old board',
    description: 'Figs.',
    price_cents: 8800,
    category: 'boards',
    region: 'Spain',
    ingredients: 'Brie, prosciutto, crackers',
    allergens: 'Milk, wheat',
    serving_size: 'Serves 6–8',
    perfect_for: 'Birthdays',
    typed_image_url: '/figs.jpg',
    seasonal: false,
    in_stock: true,
    featured: false,
    version: 1,
    created_at: now,
    updated_at: now,
  });
  await database('product_translations').insert({
    product_id: 1,
    language: 'es',
    allergens: 'Leche, trigo; puede contener ajonjolí',
  });
  await migrate(database, migrations);
  const [facts] = await database('products').pluck('facts');
  await database.destroy();
  expect(JSON.parse(facts)).toEqual({
    contains: ['milk', 'wheat'],
    mayContain: ['sesame'],
    diets: ['no-alcohol'],
    canBeLeftOut: [],
    occasions: ['birthday'],
    serves: { from: 6, to: 8 },
    confirmed: false,
  });
});
