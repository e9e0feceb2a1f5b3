import { Trans } from '@lingui/react/macro';
import { useMemo } from 'react';
import { listProducts } from '#contract/product';
import { useEndpoint } from '../../data/use-endpoint';
import { ListFailed } from '../list/ListFailed';
import { ListLoading } from '../list/ListLoading';
import * as tools from '../list/ListTools.css';
import { useListView } from '../list/use-list-view';
import { ProductFilters } from './ProductFilters';
import { ProductList } from './ProductList';
import { productListDefaults, productsIn } from './product-list';

/** All products, to be found, sorted, switched, edited and deleted. */
export function ProductsTab() {
  const view = useListView(productListDefaults);
  const { data, error, mutate } = useEndpoint(listProducts, {});
  const { q, sort } = view;
  const { category = '', stock = '' } = view.filters;
  const found = useMemo(
    () => data && productsIn(data, { q, sort, page: 1, filters: { category, stock } }),
    [data, q, sort, category, stock],
  );
  return (
    <>
      <div className={tools.tools}>
        <ProductFilters view={view} />
      </div>
      {data && found && <ProductList products={data} found={found} view={view} />}
      {!data && !error && <ListLoading />}
      {!data && error && (
        <ListFailed onRetry={() => void mutate()}>
          <Trans>Error loading products. Please try again.</Trans>
        </ListFailed>
      )}
    </>
  );
}
