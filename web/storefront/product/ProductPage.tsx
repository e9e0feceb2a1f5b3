import { findOption, getDefaultOption } from '#contract/products/options';
import { useQuery } from '../../data/use-query';
import type { PageProps } from '../../routing/define-page';
import { hydrateLater } from '../../routing/hydrate-later';
import { useDeferredRender } from '../../routing/use-deferred-render';
import { productsQuery } from '../product-card/product-queries';
import { ProductDetails } from './ProductDetails';
import { ProductLoading } from './ProductLoading';
import { ProductNotFound } from './ProductNotFound';
import { parseProductId } from './parse-product-id';
import { productQuery } from './queries';

export { queries } from './queries';
export { ProductPage as Component };

const RelatedProducts = hydrateLater(
  async () => (await import('./product-parts')).RelatedProducts,
  'product-facts',
);

function ProductPage({ url: { params, search } }: PageProps) {
  const id = parseProductId(params.id);
  const { product, loading } = useProduct(id);
  const isComplete = useDeferredRender();
  if (loading) return <ProductLoading />;
  if (!product) return <ProductNotFound />;
  return (
    <>
      <ProductDetails
        key={product.id}
        product={product}
        option={findOption(product, search.get('size')) ?? getDefaultOption(product)}
        isComplete={isComplete}
      />
      {isComplete && <RelatedProducts product={product} />}
    </>
  );
}

/** Falls back to the cached product list until the product is loaded. */
function useProduct(id: number) {
  const { data: products } = useQuery(productsQuery, { enabled: false });
  const cachedProduct = products?.find((product) => product.id === id);
  const query = id === 0 ? null : productQuery(id);
  const { data, isLoading } = useQuery(query, { fallbackData: cachedProduct });
  return { product: data ?? undefined, loading: isLoading && !data };
}
