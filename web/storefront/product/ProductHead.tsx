import { getProductText, isVisible } from '#contract/products/rules';
import type { Product } from '#contract/products/schema';
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
