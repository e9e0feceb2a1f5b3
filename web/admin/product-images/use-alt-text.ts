import type { ProductImage } from '#contract/products/schema';
import { useLanguage } from '../../i18n/use-language';

/** What an image is called: as the owner wrote it for this product, else as the library says it in her language. */
export function useAltText({ altText, alt }: Pick<ProductImage, 'altText' | 'alt'>): string {
  const language = useLanguage();
  return altText === alt.en ? alt[language] : altText;
}
