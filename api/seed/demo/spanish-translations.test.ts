import { describe, expect, it } from 'vitest';
import { productTranslation } from '#contract/products/schema';
import { type DemoProduct, products } from './products';

type TextField = keyof typeof productTranslation.entries;

const fields = Object.keys(productTranslation.entries) as TextField[];

const getFilledFields = (texts: Partial<Record<TextField, string | null>>) =>
  fields.filter((field) => Boolean(texts[field]?.trim()));

const countLines = (text: string | null | undefined) => text?.split('\n').length;

const findUntranslated = (demo: DemoProduct) =>
  getFilledFields(demo).filter((field) => demo[field] === demo.translations.es[field]);

describe('Spanish translations of demo products', () => {
  it.each(products)('$name has the same texts in Spanish as in English', (demo) => {
    expect(getFilledFields(demo.translations.es)).toEqual(getFilledFields(demo));
  });

  it.each(products)('$name has no untranslated text', (demo) => {
    expect(findUntranslated(demo)).toEqual([]);
  });

  it.each(products)('$name has the same tier prices in Spanish', (demo) => {
    const prices = (text = '') => text.match(/\$[\d,]+/g);
    expect(prices(demo.translations.es.priceTiers)).toEqual(prices(demo.priceTiers ?? ''));
    expect(countLines(demo.translations.es.priceTiers)).toBe(countLines(demo.priceTiers));
  });

  it.each(products)('$name has as many ingredients in Spanish', (demo) => {
    const count = (text: string | null | undefined) => text?.split(', ').length;
    expect(count(demo.translations.es.ingredients)).toBe(count(demo.ingredients));
  });
});
