import type { ProductImage } from '#contract/products/schema';
import { useLanguage } from '../../i18n/use-language';

/** The alt text set for this product, or the library's in the language of the page. */
export function useAltText({ altText, alt }: Pick<ProductImage, 'altText' | 'alt'>): string {
  const language = useLanguage();
  return altText === alt.en ? alt[language] : altText;
}
