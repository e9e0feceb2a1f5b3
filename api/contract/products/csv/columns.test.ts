import { describe, expect, test } from 'vitest';
import { makeProduct } from '../../testing/product';
import { buildProductCsv } from './columns';

const now = new Date('2026-11-22T05:00:00.000Z');

describe('buildProductCsv', () => {
  test('names the file after the date in the shop time zone', () => {
    expect(buildProductCsv([], now)).toMatchObject({
      fileName: 'products-2026-11-21.csv',
    });
  });

  test('has a column for every field and every Spanish text', () => {
    expect(buildProductCsv([], now).header.join(' ')).toBe(
      'id version sku name description price category region origin producer artisan materials dimensions weight ' +
        'price_tiers ingredients allergens serving_size perfect_for contains may_contain diets ' +
        'can_be_left_out occasions serves_from serves_to facts_confirmed seasonal quantity_available in_stock featured image_url ' +
        'name_es description_es materials_es price_tiers_es ingredients_es allergens_es serving_size_es perfect_for_es',
    );
  });

  test('formats cells for people: prices, yes and no', () => {
    const product = makeProduct({
      id: 7,
      version: 3,
      price: 48,
      seasonal: true,
      inStock: false,
      quantityAvailable: 0,
      translations: { es: { name: 'Tabla de higos', servingSize: 'Para 4' } },
    });
    const { header, rows } = buildProductCsv([product, makeProduct()], now);
    const [firstRow = [], secondRow = []] = rows;
    const cells = Object.fromEntries(header.map((column, index) => [column, firstRow[index]]));
    expect(cells).toMatchObject({
      id: '7',
      version: '3',
      sku: '',
      price: '48.00',
      seasonal: 'yes',
      in_stock: 'no',
      quantity_available: '0',
      name_es: 'Tabla de higos',
      serving_size_es: 'Para 4',
      description_es: '',
    });
    expect(secondRow[header.indexOf('quantity_available')]).toBe('');
  });
});
