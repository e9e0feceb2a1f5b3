import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Product } from '#contract/products/schema';
import { Table } from '../../ui/table/Table';
import * as table from '../data-table/DataTable.css';
import { countPages, listPageSize } from '../data-table/list-view';
import { Pager } from '../data-table/Pager';
import { useListFocus } from '../data-table/use-list-focus';
import type { ChangeableListView } from '../data-table/use-list-view';
import { DeleteProductsDialog } from './DeleteProductsDialog';
import { EditPricesDialog } from './prices/EditPricesDialog';
import { SelectionToolbar } from './SelectionToolbar';
import { useDeleteProducts } from './use-delete-products';
import { useProductActions } from './use-product-actions';
import { useProductColumns } from './use-product-columns';
import { useProductSelection } from './use-product-selection';
import { useRangeSelection } from './use-range-selection';

interface ProductListProps {
  readonly products: readonly Product[];
  /** The products that match the search and filters, in order. */
  readonly matches: readonly Product[];
  readonly view: ChangeableListView;
  readonly onEdit: (product: Product) => void;
}

export function ProductList({ products, matches, view, onEdit }: ProductListProps) {
  const { t } = useLingui();
  const { container, focusRow } = useListFocus();
  const selection = useProductSelection(products);
  const { setStock, setFeatured, setPrices, removeProducts } = useProductActions();
  const deletion = useDeleteProducts({ rows: matches, selection, removeProducts, focusRow });
  // Snapshot of the selection: the list shows new prices before the server has saved them.
  const [productsToReprice, setProductsToReprice] = useState<readonly Product[]>([]);
  const page = Math.min(view.page, countPages(matches.length));
  const pageProducts = matches.slice((page - 1) * listPageSize, page * listPageSize);
  const select = useRangeSelection(selection, pageProducts);
  const columns = useProductColumns(selection, select, {
    onSetStock: (product, inStock) => void setStock([product], inStock),
    onSetFeatured: (product, featured) => void setFeatured([product], featured),
    onEdit,
    onDelete: (product) => deletion.start([product]),
  });
  const sorting = { sort: view.sort, onSort: (sort: string) => view.change({ sort }) };

  return (
    <section ref={container} tabIndex={-1} aria-label={t`Products`}>
      {matches.length === 0 ? (
        <p className={table.empty}>
          <Trans>No products found</Trans>
        </p>
      ) : (
        <>
          <SelectionToolbar
            pageProducts={pageProducts}
            matches={matches}
            selection={selection}
            onSetStock={(inStock) => void setStock(selection.selected, inStock)}
            onSetFeatured={(featured) => void setFeatured(selection.selected, featured)}
            onEditPrices={() => setProductsToReprice(selection.selected)}
            onDelete={() => deletion.start(selection.selected)}
          />
          <Table
            label={t`Products`}
            columns={columns}
            rows={pageProducts}
            getKey={({ id }) => id}
            sorting={sorting}
            isSelected={selection.has}
          />
          <Pager
            page={page}
            total={matches.length}
            onPageChange={(targetPage) => view.change({ page: targetPage })}
          />
        </>
      )}
      {productsToReprice.length > 0 && (
        <EditPricesDialog
          products={productsToReprice}
          onSave={setPrices}
          onClose={() => setProductsToReprice([])}
        />
      )}
      {deletion.toDelete.length > 0 && (
        <DeleteProductsDialog
          products={deletion.toDelete}
          sending={deletion.sending}
          onDelete={deletion.confirm}
          onCancel={deletion.cancel}
        />
      )}
    </section>
  );
}
