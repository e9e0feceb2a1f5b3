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
import { LazySection } from '../../ui/error-boundary/LazySection';
import { LoadError } from '../../ui/error-boundary/LoadError';
import { ListSearchField } from '../data-table/ListSearchField';
import { countFilters } from '../data-table/list-view';
import { TableSkeleton } from '../data-table/TableSkeleton';
import { Toolbar } from '../data-table/Toolbar';
import { useListView } from '../data-table/use-list-view';
import { ExportButton } from '../export/ExportButton';
import { DialogError } from '../shell/error-boundary/DialogError';
import { FactsNotice } from './facts/FactsNotice';
import { downloadProducts, filterProducts, productListDefaults } from './filter-products';
import { ProductFilters } from './ProductFilters';
import { ProductList } from './ProductList';
import { useRefreshProducts } from './use-refresh-products';

const productDialog = lazyComponent(
  async () => (await import('./form/ProductDialog')).ProductDialog,
);

const importDialog = lazyComponent(
  async () => (await import('./import/ImportDialog')).ImportDialog,
);

interface ProductDialogState {
  /** Undefined to add a product. */
  readonly product?: Product;
}

export function ProductsTab() {
  const view = useListView(productListDefaults);
  const { data, error, mutate } = useQuery(query(listProducts, {}));
  const { q, sort } = view;
  const { category = '', stock = '' } = view.filters;
  const matches = useMemo(
    () => data && filterProducts(data, { q, sort, page: 1, filters: { category, stock } }),
    [data, q, sort, category, stock],
  );
  const [dialogState, setDialogState] = useState<ProductDialogState>();
  const [isImporting, setIsImporting] = useState(false);
  const refresh = useRefreshProducts();
  return (
    <>
      <Toolbar
        search={
          <ListSearchField
            label={<Trans>Search products</Trans>}
            q={q}
            onSearch={(term) => view.change({ q: term })}
          />
        }
        filters={<ProductFilters view={view} />}
        filterCount={countFilters(view)}
        actions={
          <>
            <ExportButton onDownload={() => downloadProducts(view)} />
            <button type="button" className={button.secondary} onClick={() => setIsImporting(true)}>
              <Upload aria-hidden size={18} />
              <Trans>Import CSV</Trans>
            </button>
          </>
        }
        primaryAction={
          <button type="button" className={button.primary} onClick={() => setDialogState({})}>
            <Plus aria-hidden size={19} />
            <Trans>Add Product</Trans>
          </button>
        }
      />
      {data && <FactsNotice products={data} />}
      {data && matches && (
        <ProductList
          products={data}
          matches={matches}
          view={view}
          onEdit={(product) => setDialogState({ product })}
        />
      )}
      {!data && !error && <TableSkeleton />}
      {!data && error && (
        <LoadError onRetry={() => void mutate()}>
          <Trans>Error loading products. Please try again.</Trans>
        </LoadError>
      )}
      {dialogState && (
        <LazySection
          lazy={productDialog}
          renderError={(failure) => (
            <DialogError {...failure} onClose={() => setDialogState(undefined)} />
          )}
        >
          {(ProductDialog) => (
            <ProductDialog
              product={dialogState.product}
              onClose={() => setDialogState(undefined)}
            />
          )}
        </LazySection>
      )}
      {isImporting && (
        <LazySection
          lazy={importDialog}
          renderError={(failure) => (
            <DialogError {...failure} onClose={() => setIsImporting(false)} />
          )}
        >
          {(ImportDialog) => (
            <ImportDialog onClose={() => setIsImporting(false)} onImported={() => void refresh()} />
          )}
        </LazySection>
      )}
    </>
  );
}
