import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Product } from '#contract/product';
import { useSending } from '../../ui/form/use-sending';
import { Table } from '../../ui/table/Table';
import * as tools from '../list/ListTools.css';
import { listPageSize, pagesOf } from '../list/list-view';
import { Pager } from '../list/Pager';
import type { ChangeableListView } from '../list/use-list-view';
import { DeleteProductsDialog } from './DeleteProductsDialog';
import { useProductColumns } from './product-columns';
import { SelectionBar } from './SelectionBar';
import { useProductDeeds } from './use-product-deeds';
import { useSelection } from './use-selection';

interface ProductListProps {
  readonly products: readonly Product[];
  /** Those of them that are looked for, in order. */
  readonly found: readonly Product[];
  readonly view: ChangeableListView;
  readonly onEdit: (product: Product) => void;
}

/** A page of the products that were found. */
export function ProductList({ products, found, view, onEdit }: ProductListProps) {
  const { t } = useLingui();
  const selection = useSelection(products);
  const { setStock, setFeatured, remove, removeAll } = useProductDeeds();
  const { sending, whileSending } = useSending();
  const [doomed, setDoomed] = useState<readonly Product[]>([]);
  const columns = useProductColumns(selection, {
    onStock: (product, inStock) => void setStock([product], inStock),
    onFeatured: (product, featured) => void setFeatured([product], featured),
    onEdit,
    onDelete: (product) => setDoomed([product]),
  });
  const page = Math.min(view.page, pagesOf(found.length));
  const shown = found.slice((page - 1) * listPageSize, page * listPageSize);

  async function removeDoomed(): Promise<void> {
    const [first] = doomed;
    if (!first) return;
    const areGone = await whileSending(() =>
      doomed.length === 1 ? remove(first) : removeAll(doomed),
    );
    if (!areGone) return;
    selection.set(doomed, false);
    setDoomed([]);
  }

  if (found.length === 0) {
    return (
      <p className={tools.nothing}>
        <Trans>No products found</Trans>
      </p>
    );
  }
  return (
    <section aria-label={t`Products`}>
      <SelectionBar
        shown={shown}
        found={found}
        selection={selection}
        onStock={(inStock) => void setStock(selection.selected, inStock)}
        onFeatured={(featured) => void setFeatured(selection.selected, featured)}
        onDelete={() => setDoomed(selection.selected)}
      />
      <Table
        label={t`Products`}
        columns={columns}
        rows={shown}
        keyOf={({ id }) => id}
        sorting={{ sort: view.sort, onSort: (sort) => view.change({ sort }) }}
        isSelected={selection.has}
      />
      <Pager page={page} total={found.length} onTurn={(to) => view.change({ page: to })} />
      {doomed.length > 0 && (
        <DeleteProductsDialog
          products={doomed}
          sending={sending}
          onDelete={removeDoomed}
          onKeep={() => setDoomed([])}
        />
      )}
    </section>
  );
}
