import { useLingui } from '@lingui/react/macro';
import { categories } from '#contract/category';
import { getProductText } from '#contract/products/product-text';
import type { Product } from '#contract/products/schema';
import { useQuery } from '../../data/use-query';
import { useLanguage } from '../../i18n/use-language';
import type { PageProps } from '../../routing/define-page';
import { paths } from '../../routing/paths';
import { BreadcrumbData } from '../../seo/BreadcrumbData';
import { ProductData } from '../../seo/ProductData';
import { useShopFacts } from '../shop-settings/use-shop-facts';
import { parseProductId } from './parse-product-id';
import { galleryQuery, productQuery } from './queries';

export function ProductStructuredData({ url: { params } }: PageProps) {
  const id = parseProductId(params.id);
  const { data: product } = useQuery(id === 0 ? null : productQuery(id));
  const { data: images } = useQuery(galleryQuery(id));
  const facts = useShopFacts();
  if (!product) return null;
  return (
    <>
      <ProductData product={product} images={images ?? []} shippingFee={facts?.shippingFee} />
      <ProductBreadcrumb product={product} />
    </>
  );
}

function ProductBreadcrumb({ product }: { readonly product: Product }) {
  const { t } = useLingui();
  const language = useLanguage();
  const category = categories.find(({ slug }) => slug === product.category);
  return (
    <BreadcrumbData
      trail={[
        { name: t`Home`, path: paths.home() },
        { name: t`Shop`, path: paths.shop() },
        {
          name: category?.name[language] ?? product.category,
          path: paths.shop({ category: product.category }),
        },
        { name: getProductText(product, 'name', language), path: paths.product(product.id) },
      ]}
    />
  );
}
