import { useLingui } from '@lingui/react/macro';
import type { MouseEvent as ReactMouseEvent } from 'react';
import { regionNames } from '#contract/products/origin';
import { getProductText } from '#contract/products/product-text';
import type { Product } from '#contract/products/schema';
import { formatPrice } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { Checkbox } from '../../ui/form/Checkbox';
import type { TableColumn } from '../../ui/table/Table';
import { CategoryName } from './CategoryName';
import { FeaturedToggle } from './FeaturedToggle';
import { ProductActions } from './ProductActions';
import * as styles from './ProductTable.css';
import type { ProductRowActions } from './product-row-actions';
import { StockToggle } from './StockToggle';
import { Thumbnail } from './Thumbnail';
import type { ProductSelection } from './use-product-selection';

export function useProductColumns(
  selection: ProductSelection,
  onSelect: (product: Product, isRange: boolean) => void,
  actions: ProductRowActions,
): readonly TableColumn<Product>[] {
  const { t } = useLingui();
  const language = useLanguage();
  const getName = (product: Product) => getProductText(product, 'name', language);
  return [
    {
      key: 'name',
      name: t`Name`,
      kind: 'title',
      sortable: true,
      cell: (product) => (
        <span className={styles.product}>
          <Checkbox
            label={t`Select ${getName(product)}`}
            labelHidden
            checked={selection.has(product)}
            onMouseDown={preventTextSelection}
            onChange={({ nativeEvent }) => onSelect(product, hasShift(nativeEvent))}
          />
          <Thumbnail product={product} />
          <span className={styles.name}>{getName(product)}</span>
        </span>
      ),
    },
    {
      key: 'price',
      name: t`Price`,
      kind: 'number',
      sortable: true,
      cell: ({ price }) => formatPrice(price, language),
    },
    {
      key: 'region',
      name: t`Region`,
      sortable: true,
      cell: ({ region }) => regionNames[region][language],
    },
    {
      key: 'category',
      name: t`Category`,
      sortable: true,
      cell: ({ category }) => <CategoryName slug={category} />,
    },
    {
      key: 'stock',
      name: t`Stock`,
      sortable: true,
      cell: (product) => <StockToggle product={product} onChange={actions.onSetStock} />,
    },
    {
      key: 'featured',
      name: t`Featured`,
      sortable: true,
      cell: (product) => <FeaturedToggle product={product} onChange={actions.onSetFeatured} />,
    },
    {
      key: 'actions',
      name: t`Actions`,
      kind: 'tools',
      cell: (product) => <ProductActions product={product} {...actions} />,
    },
  ];
}

/** React types `nativeEvent` as `Event`; a change event of a checkbox is a click, with its modifier keys. */
const hasShift = (event: Event): boolean => event instanceof MouseEvent && event.shiftKey;

/** Browsers select all text up to the checkbox on Shift-click. */
function preventTextSelection(event: ReactMouseEvent<HTMLInputElement>): void {
  if (!event.shiftKey) return;
  event.preventDefault();
  event.currentTarget.focus();
}
