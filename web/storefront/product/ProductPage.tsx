import { Suspense } from 'react';
import { getProduct, listProducts } from '#contract/products/endpoints';
import { useEndpoint } from '../../data/use-endpoint';
import { useKnown } from '../../data/use-known';
import type { PageProps } from '../../routing/define-page';
import { PageSkeleton } from '../layout/PageSkeleton';
import { ProductDetails } from './ProductDetails';
import { ProductNotFound } from './ProductNotFound';
import { productIdOf } from './product-id';
import { RelatedProducts } from './RelatedProducts';

/** Loading, then the product, or word that there is none. What stands below the first window comes to life by itself. */
export function ProductPage({ address: { params } }: PageProps) {
  const id = productIdOf(params.id);
  const { product, loading } = useProduct(id);
  if (loading) return <PageSkeleton />;
  if (!product) return <ProductNotFound />;
  return (
    <>
      <ProductDetails key={product.id} product={product} />
      <Suspense>
        <RelatedProducts product={product} />
      </Suspense>
    </>
  );
}

/** The product itself: what the shop's list already said of it, else what is asked for now. */
function useProduct(id: number) {
  const listed = useKnown(listProducts, {})?.find((product) => product.id === id);
  const input = id === 0 ? null : { params: { id } };
  const { data, isLoading } = useEndpoint(getProduct, input, { initial: listed });
  return { product: data ?? undefined, loading: isLoading && !data };
}
