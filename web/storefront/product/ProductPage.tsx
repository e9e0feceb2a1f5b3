import { Suspense } from 'react';
import { findOption, getDefaultOption } from '#contract/products/options';
import { useQuery } from '../../data/use-query';
import type { PageProps } from '../../routing/define-page';
import { useDeferredRender } from '../../routing/use-deferred-render';
import { productsQuery } from '../product-card/product-queries';
import { ProductDetails } from './ProductDetails';
import { ProductLoading } from './ProductLoading';
import { ProductNotFound } from './ProductNotFound';
import { parseProductId } from './parse-product-id';
import { productQuery } from './queries';
import { RelatedProducts } from './RelatedProducts';

export { queries } from './queries';
export { ProductPage as Component };

/** The content below the fold is in its own Suspense boundary, so that it hydrates separately. */
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
      <Suspense>{isComplete && <RelatedProducts product={product} />}</Suspense>
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
