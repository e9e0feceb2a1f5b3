import type { ProductTranslation } from '#contract/products/schema';
import { type TranslatedField, translatedFieldNames } from '#contract/products/text-fields';
import type { DemoProduct } from '#demo/products';

/** A word without a place to break it. */
const unbroken = 'Charcuterieplattenverzierungsmeisterin';

const repeats = 6;

type Texts = { readonly [Field in TranslatedField]?: string | null | undefined };

/** Makes every text far too long for the layout, in both languages. */
export const withLongTexts = (product: DemoProduct): DemoProduct => ({
  ...product,
  ...longTexts(product),
  translations: { es: longTexts(product.translations.es) },
});

function longTexts(texts: Texts): ProductTranslation {
  const long = translatedFieldNames.flatMap((field) => {
    const text = texts[field];
    return text ? [[field, lengthened(text)]] : [];
  });
  return Object.fromEntries(long);
}

const lengthened = (text: string): string =>
  [unbroken, ...Array.from({ length: repeats }, () => text)].join(' ');
