import { useLingui } from '@lingui/react/macro';
import { categories } from '#contract/category';
import type { Product } from '#contract/product';
import { productText } from '#contract/product-text';
import { isShown } from '#contract/shop-list';
import { paths } from '../../app/paths';
import { useLanguage } from '../../i18n/use-language';
import { BreadcrumbData } from '../../seo/BreadcrumbData';
import { PageHead } from '../../seo/PageHead';
import { ProductData } from '../../seo/ProductData';

/** What search engines and shared links say of a product. */
export function ProductHead({ product }: { readonly product: Product }) {
  const { t } = useLingui();
  const language = useLanguage();
  const name = productText(product, 'name', language);
  const category = categories.find(({ slug }) => slug === product.category);
  return (
    <>
      <PageHead
        title={name}
        description={productText(product, 'description', language)}
        picture={product.image ?? undefined}
        type="product"
        unlisted={!isShown(product)}
      />
      <ProductData product={product} />
      <BreadcrumbData
        trail={[
          { name: t`Home`, path: paths.home() },
          { name: t`Shop`, path: paths.shop() },
          {
            name: category?.name[language] ?? product.category,
            path: paths.shop({ category: product.category }),
          },
          { name, path: paths.product(product.id) },
        ]}
      />
    </>
  );
}
