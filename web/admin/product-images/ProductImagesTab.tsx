import { Trans } from '@lingui/react/macro';
import { listProducts } from '#contract/products/endpoints';
import type { Product } from '#contract/products/schema';
import { query } from '../../data/query';
import { useQuery } from '../../data/use-query';
import { LoadError } from '../../ui/error-boundary/LoadError';
import * as table from '../data-table/DataTable.css';
import { TableSkeleton } from '../data-table/TableSkeleton';
import { AddImageButton } from './AddImageButton';
import { ProductCombobox } from './ProductCombobox';
import { ProductImages } from './ProductImages';
import { useSelectedProduct } from './use-selected-product';

export function ProductImagesTab() {
  const { data, error, mutate } = useQuery(query(listProducts, {}));
  if (data) return <ProductImagesPanel products={data} />;
  if (!error) return <TableSkeleton />;
  return (
    <LoadError onRetry={() => void mutate()}>
      <Trans>Error loading products. Please try again.</Trans>
    </LoadError>
  );
}

function ProductImagesPanel({ products }: { readonly products: readonly Product[] }) {
  const { product, selectProduct } = useSelectedProduct(products);
  return (
    <>
      <div className={table.toolbar}>
        <ProductCombobox products={products} selected={product} onSelect={selectProduct} />
        <div className={table.actions}>
          <AddImageButton product={product} />
        </div>
      </div>
      {product ? (
        <ProductImages key={product.id} product={product} />
      ) : (
        <p className={table.empty}>
          <Trans>Choose a product to see its images.</Trans>
        </p>
      )}
    </>
  );
}
