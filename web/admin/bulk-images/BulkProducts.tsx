import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { Product } from '#contract/products/schema';
import { filterByText, getNameText } from '#contract/products/search';
import { textButton } from '../../ui/button/Button.css';
import * as table from '../data-table/DataTable.css';
import { countPages, listPageSize } from '../data-table/list-view';
import { Pager } from '../data-table/Pager';
import { SearchField } from '../data-table/SearchField';
import { useListView } from '../data-table/use-list-view';
import type { Selection } from '../products/use-selection';
import * as styles from './BulkImages.css';
import { BulkProduct } from './BulkProduct';

interface BulkProductsProps {
  readonly products: readonly Product[];
  readonly selection: Selection;
}

export function BulkProducts({ products, selection }: BulkProductsProps) {
  const { t } = useLingui();
  const { q, page: wanted, change } = useListView({ sort: '' });
  const found = useMemo(() => filterByText(products, q, getNameText), [products, q]);
  const page = Math.min(wanted, countPages(found.length));
  const shown = found.slice((page - 1) * listPageSize, page * listPageSize);
  const { selected, has, toggle, set, clear } = selection;
  const count = selected.length;
  return (
    <section aria-label={t`Products`} className={styles.part}>
      <h2 className={styles.heading}>
        <Trans>Products</Trans>
      </h2>
      <SearchField
        label={<Trans>Search products</Trans>}
        q={q}
        onSearch={(typed) => change({ q: typed })}
      />
      <div className={styles.selectors}>
        <button type="button" className={textButton} onClick={() => set(found, true)}>
          <Trans>Select all</Trans>
        </button>
        <button type="button" className={textButton} onClick={clear}>
          <Trans>Deselect all</Trans>
        </button>
        <span className={styles.selected}>
          <Plural value={count} one="# selected" other="# selected" />
        </span>
      </div>
      {found.length === 0 ? (
        <p className={table.empty}>
          <Trans>No products found</Trans>
        </p>
      ) : (
        <>
          <ul aria-label={t`Products`} className={styles.products}>
            {shown.map((product) => (
              <BulkProduct
                key={product.id}
                product={product}
                selected={has(product)}
                onToggle={() => toggle(product)}
              />
            ))}
          </ul>
          <Pager page={page} total={found.length} onTurn={(to) => change({ page: to })} />
        </>
      )}
    </section>
  );
}
