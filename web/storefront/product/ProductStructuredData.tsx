import { useLingui } from '@lingui/react/macro';
import { categories } from '#contract/category';
import { getProduct, listProductImages } from '#contract/products/endpoints';
import { productText } from '#contract/products/rules';
import type { Product } from '#contract/products/schema';
import { useEndpoint } from '../../data/use-endpoint';
import { useLanguage } from '../../i18n/use-language';
import type { PageProps } from '../../routing/define-page';
import { paths } from '../../routing/paths';
import { BreadcrumbData } from '../../seo/BreadcrumbData';
import { ProductData } from '../../seo/ProductData';
import { productIdOf } from './product-id';

export function ProductStructuredData({ address: { params } }: PageProps) {
  const id = productIdOf(params.id);
  const input = id === 0 ? null : { params: { id } };
  const { data: product } = useEndpoint(getProduct, input);
  const { data: images } = useEndpoint(listProductImages, input);
  if (!product) return null;
  return (
    <>
      <ProductData product={product} images={images ?? []} />
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
        { name: productText(product, 'name', language), path: paths.product(product.id) },
      ]}
    />
  );
}
