import type { ProductTranslation } from '#contract/products/schema';
import { type TranslatedField, translatedFieldNames } from '#contract/products/text-fields';
import type { DemoProduct } from '#demo/products';

/** A word without a place to break it. */
const unbreakableWord = 'Charcuterieplattenverzierungsmeisterin';

const repeats = 6;

type Texts = { readonly [Field in TranslatedField]?: string | null | undefined };

/** Makes every text far too long for the layout, in both languages. */
export const lengthenProductTexts = (product: DemoProduct): DemoProduct => ({
  ...product,
  ...lengthenTexts(product),
  translations: { es: lengthenTexts(product.translations.es) },
});

function lengthenTexts(texts: Texts): ProductTranslation {
  const entries = translatedFieldNames.flatMap((field) => {
    const text = texts[field];
    return text ? [[field, lengthen(text)]] : [];
  });
  return Object.fromEntries(entries);
}

const lengthen = (text: string): string =>
  [unbreakableWord, ...Array.from({ length: repeats }, () => text)].join(' ');
