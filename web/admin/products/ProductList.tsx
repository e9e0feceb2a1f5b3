import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Product } from '#contract/products/schema';
import { Table } from '../../ui/table/Table';
import * as table from '../data-table/DataTable.css';
import { countPages, listPageSize } from '../data-table/list-view';
import { Pager } from '../data-table/Pager';
import { SortSelect } from '../data-table/SortSelect';
import { useListFocus } from '../data-table/use-list-focus';
import type { ChangeableListView } from '../data-table/use-list-view';
import { DeleteProductsDialog } from './DeleteProductsDialog';
import { EditPricesDialog } from './prices/EditPricesDialog';
import { useProductColumns } from './product-columns';
import { SelectionBar } from './SelectionBar';
import { useDeletion } from './use-deletion';
import { useProductActions } from './use-product-deeds';
import { useRangeSelection } from './use-range-selection';
import { useSelection } from './use-selection';

interface ProductListProps {
  readonly products: readonly Product[];
  /** The products that match the search and filters, in order. */
  readonly found: readonly Product[];
  readonly view: ChangeableListView;
  readonly onEdit: (product: Product) => void;
}

export function ProductList({ products, found, view, onEdit }: ProductListProps) {
  const { t } = useLingui();
  const { container, focusRow } = useListFocus();
  const selection = useSelection(products);
  const { setStock, setFeatured, setPrices, remove } = useProductActions();
  const deletion = useDeletion({ found, selection, remove, focusRow });
  // Snapshot of the selection: the list shows new prices before the server has saved them.
  const [repriced, setRepriced] = useState<readonly Product[]>([]);
  const page = Math.min(view.page, countPages(found.length));
  const shown = found.slice((page - 1) * listPageSize, page * listPageSize);
  const select = useRangeSelection(selection, shown);
  const columns = useProductColumns(selection, select, {
    onStock: (product, inStock) => void setStock([product], inStock),
    onFeatured: (product, featured) => void setFeatured([product], featured),
    onEdit,
    onDelete: (product) => deletion.start([product]),
  });
  const sorting = { sort: view.sort, onSort: (sort: string) => view.change({ sort }) };

  return (
    <section ref={container} tabIndex={-1} aria-label={t`Products`}>
      {found.length === 0 ? (
        <p className={table.empty}>
          <Trans>No products found</Trans>
        </p>
      ) : (
        <>
          <SortSelect
            sorting={sorting}
            columns={[{ key: 'date', name: t`Date added`, sortable: true }, ...columns]}
          />
          <SelectionBar
            shown={shown}
            found={found}
            selection={selection}
            onStock={(inStock) => void setStock(selection.selected, inStock)}
            onFeatured={(featured) => void setFeatured(selection.selected, featured)}
            onEditPrices={() => setRepriced(selection.selected)}
            onDelete={() => deletion.start(selection.selected)}
          />
          <Table
            label={t`Products`}
            columns={columns}
            rows={shown}
            getKey={({ id }) => id}
            sorting={sorting}
            isSelected={selection.has}
          />
          <Pager page={page} total={found.length} onTurn={(to) => view.change({ page: to })} />
        </>
      )}
      {repriced.length > 0 && (
        <EditPricesDialog products={repriced} onSave={setPrices} onClose={() => setRepriced([])} />
      )}
      {deletion.doomed.length > 0 && (
        <DeleteProductsDialog
          products={deletion.doomed}
          sending={deletion.sending}
          onDelete={deletion.go}
          onCancel={deletion.cancel}
        />
      )}
    </section>
  );
}
