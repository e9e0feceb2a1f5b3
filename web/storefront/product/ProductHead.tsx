import { getProductText } from '#contract/products/product-text';
import type { Product } from '#contract/products/schema';
import { isVisible } from '#contract/products/visible-products';
import { useLanguage } from '../../i18n/use-language';
import { PageHead } from '../../seo/PageHead';

export function ProductHead({ product }: { readonly product: Product }) {
  const language = useLanguage();
  const name = getProductText(product, 'name', language);
  return (
    <PageHead
      title={name}
      description={getProductText(product, 'description', language)}
      ogImage={product.image ?? undefined}
      type="product"
      noIndex={!isVisible(product)}
    />
  );
}
