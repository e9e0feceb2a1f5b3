import { Trans } from '@lingui/react/macro';
import { listProducts } from '#contract/products/endpoints';
import type { Product } from '#contract/products/schema';
import { query } from '../../data/query';
import { useQuery } from '../../data/use-query';
import * as table from '../data-table/DataTable.css';
import { TableSkeleton } from '../data-table/TableSkeleton';
import { LoadFailed } from '../shell/error-boundary/LoadFailed';
import { AddImage } from './AddImage';
import { ProductChoice } from './ProductChoice';
import { ProductImages } from './ProductImages';
import { useChosenProduct } from './use-chosen-product';

export function ProductImagesTab() {
  const { data, error, mutate } = useQuery(query(listProducts, {}));
  if (data) return <ImagesOfOne products={data} />;
  if (!error) return <TableSkeleton />;
  return (
    <LoadFailed onRetry={() => void mutate()}>
      <Trans>Error loading products. Please try again.</Trans>
    </LoadFailed>
  );
}

function ImagesOfOne({ products }: { readonly products: readonly Product[] }) {
  const { product, choose } = useChosenProduct(products);
  return (
    <>
      <div className={table.toolbar}>
        <ProductChoice products={products} chosen={product} onChoose={choose} />
        <div className={table.actions}>
          <AddImage product={product} />
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
