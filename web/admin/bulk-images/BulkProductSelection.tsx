import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { Product } from '#contract/products/schema';
import { filterByText, getNameText } from '#contract/products/search';
import { textButton } from '../../ui/button/Button.css';
import * as table from '../data-table/DataTable.css';
import { ListSearchField } from '../data-table/ListSearchField';
import { countPages, listPageSize } from '../data-table/list-view';
import { Pager } from '../data-table/Pager';
import { useListView } from '../data-table/use-list-view';
import type { ProductSelection } from '../products/use-product-selection';
import * as styles from './BulkImages.css';
import { BulkProductRow } from './BulkProductRow';

interface BulkProductSelectionProps {
  readonly products: readonly Product[];
  readonly selection: ProductSelection;
}

export function BulkProductSelection({ products, selection }: BulkProductSelectionProps) {
  const { t } = useLingui();
  const { q, page: requestedPage, change } = useListView({ sort: '' });
  const matches = useMemo(() => filterByText(products, q, getNameText), [products, q]);
  const page = Math.min(requestedPage, countPages(matches.length));
  const pageProducts = matches.slice((page - 1) * listPageSize, page * listPageSize);
  const { selected, has, toggle, set, clear } = selection;
  const count = selected.length;
  return (
    <section aria-label={t`Products`} className={styles.column}>
      <h2 className={styles.heading}>
        <Trans>Products</Trans>
      </h2>
      <ListSearchField
        label={<Trans>Search products</Trans>}
        q={q}
        onSearch={(term) => change({ q: term })}
      />
      <div className={styles.selectors}>
        <button type="button" className={textButton} onClick={() => set(matches, true)}>
          <Trans>Select all</Trans>
        </button>
        <button type="button" className={textButton} onClick={clear}>
          <Trans>Deselect all</Trans>
        </button>
        <span className={styles.selectedCount}>
          <Plural value={count} one="# selected" other="# selected" />
        </span>
      </div>
      {matches.length === 0 ? (
        <p className={table.empty}>
          <Trans>No products found</Trans>
        </p>
      ) : (
        <>
          <ul aria-label={t`Products`} className={styles.products}>
            {pageProducts.map((product) => (
              <BulkProductRow
                key={product.id}
                product={product}
                selected={has(product)}
                onToggle={() => toggle(product)}
              />
            ))}
          </ul>
          <Pager
            page={page}
            total={matches.length}
            onPageChange={(targetPage) => change({ page: targetPage })}
          />
        </>
      )}
    </section>
  );
}
