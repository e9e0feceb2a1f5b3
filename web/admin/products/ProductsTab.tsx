import { Trans } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import Upload from 'lucide-react/icons/upload';
import { useMemo, useState } from 'react';
import { listProducts } from '#contract/products/endpoints';
import type { Product } from '#contract/products/schema';
import { lazyComponent } from '../../data/lazy-module';
import { query } from '../../data/query';
import { useQuery } from '../../data/use-query';
import { button } from '../../ui/button/Button.css';
import * as table from '../data-table/DataTable.css';
import { TableSkeleton } from '../data-table/TableSkeleton';
import { useListView } from '../data-table/use-list-view';
import { ExportButton } from '../export/ExportButton';
import { DialogFailed } from '../shell/error-boundary/DialogFailed';
import { FetchedPart } from '../shell/error-boundary/FetchedPart';
import { LoadFailed } from '../shell/error-boundary/LoadFailed';
import { ProductFilters } from './ProductFilters';
import { ProductList } from './ProductList';
import { filterProducts, productListDefaults, saveProducts } from './product-list';
import { useRefreshProducts } from './use-refresh-products';

const productDialog = lazyComponent(
  async () => (await import('./form/ProductDialog')).ProductDialog,
);

const importDialog = lazyComponent(
  async () => (await import('./import/ImportDialog')).ImportDialog,
);

interface Filling {
  /** Undefined to add a product. */
  readonly product?: Product;
}

export function ProductsTab() {
  const view = useListView(productListDefaults);
  const { data, error, mutate } = useQuery(query(listProducts, {}));
  const { q, sort } = view;
  const { category = '', stock = '' } = view.filters;
  const found = useMemo(
    () => data && filterProducts(data, { q, sort, page: 1, filters: { category, stock } }),
    [data, q, sort, category, stock],
  );
  const [filling, setFilling] = useState<Filling>();
  const [importing, setImporting] = useState(false);
  const refresh = useRefreshProducts();
  return (
    <>
      <div className={table.toolbar}>
        <ProductFilters view={view} />
        <div className={table.actions}>
          <ExportButton onSave={() => saveProducts(view)} />
          <button
            type="button"
            className={button({ kind: 'quiet' })}
            onClick={() => setImporting(true)}
          >
            <Upload aria-hidden size={18} />
            <Trans>Import CSV</Trans>
          </button>
          <button type="button" className={button()} onClick={() => setFilling({})}>
            <Plus aria-hidden size={19} />
            <Trans>Add Product</Trans>
          </button>
        </div>
      </div>
      {data && found && (
        <ProductList
          products={data}
          found={found}
          view={view}
          onEdit={(product) => setFilling({ product })}
        />
      )}
      {!data && !error && <TableSkeleton />}
      {!data && error && (
        <LoadFailed onRetry={() => void mutate()}>
          <Trans>Error loading products. Please try again.</Trans>
        </LoadFailed>
      )}
      {filling && (
        <FetchedPart
          code={productDialog}
          failed={(failure) => <DialogFailed {...failure} onClose={() => setFilling(undefined)} />}
        >
          {(ProductDialog) => (
            <ProductDialog product={filling.product} onClose={() => setFilling(undefined)} />
          )}
        </FetchedPart>
      )}
      {importing && (
        <FetchedPart
          code={importDialog}
          failed={(failure) => <DialogFailed {...failure} onClose={() => setImporting(false)} />}
        >
          {(ImportDialog) => (
            <ImportDialog onClose={() => setImporting(false)} onImported={() => void refresh()} />
          )}
        </FetchedPart>
      )}
    </>
  );
}
