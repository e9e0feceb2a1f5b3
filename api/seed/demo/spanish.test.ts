import { describe, expect, it } from 'vitest';
import { productTranslation } from '#contract/products/schema';
import { type DemoProduct, products } from './products';

type TextField = keyof typeof productTranslation.entries;

const fields = Object.keys(productTranslation.entries) as TextField[];

const filled = (texts: Partial<Record<TextField, string | null>>) =>
  fields.filter((field) => Boolean(texts[field]?.trim()));

const lineCount = (text: string | null | undefined) => text?.split('\n').length;

const leftInEnglish = (demo: DemoProduct) =>
  filled(demo).filter((field) => demo[field] === demo.translations.es[field]);

describe('the Spanish of the demo shop', () => {
  it.each(products)('says everything that $name says in English, and nothing else', (demo) => {
    expect(filled(demo.translations.es)).toEqual(filled(demo));
  });

  it.each(products)('leaves no text of $name in English', (demo) => {
    expect(leftInEnglish(demo)).toEqual([]);
  });

  it.each(products)('names the same prices for $name', (demo) => {
    const prices = (text = '') => text.match(/\$[\d,]+/g);
    expect(prices(demo.translations.es.priceTiers)).toEqual(prices(demo.priceTiers ?? ''));
    expect(lineCount(demo.translations.es.priceTiers)).toBe(lineCount(demo.priceTiers));
  });

  it.each(products)('lists as many ingredients of $name', (demo) => {
    const count = (text: string | null | undefined) => text?.split(', ').length;
    expect(count(demo.translations.es.ingredients)).toBe(count(demo.ingredients));
  });
});
