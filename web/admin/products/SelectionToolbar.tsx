import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { Product } from '#contract/products/schema';
import { textButton } from '../../ui/button/Button.css';
import { Checkbox } from '../../ui/form/Checkbox';
import * as styles from './ProductTable.css';
import type { ProductSelection } from './use-product-selection';

interface SelectionToolbarProps {
  /** The products on this page, and all that match. */
  readonly pageProducts: readonly Product[];
  readonly matches: readonly Product[];
  readonly selection: ProductSelection;
  readonly onSetStock: (inStock: boolean) => void;
  readonly onSetFeatured: (featured: boolean) => void;
  readonly onEditPrices: () => void;
  readonly onDelete: () => void;
}

export function SelectionToolbar({
  pageProducts,
  matches,
  selection,
  onSetStock,
  onSetFeatured,
  onEditPrices,
  onDelete,
}: SelectionToolbarProps) {
  const { t } = useLingui();
  const { selected, has, set, clear } = selection;
  const isPageSelected = pageProducts.length > 0 && pageProducts.every(has);
  const count = selected.length;
  const toolbar = useRef<HTMLFieldSetElement>(null);

  /** The button that was pressed unmounts, so the focus moves to the checkbox. */
  function selectAndRestoreFocus(select: () => void): void {
    select();
    toolbar.current?.querySelector('input')?.focus();
  }

  return (
    <fieldset ref={toolbar} aria-label={t`Selected products`} className={styles.selectionToolbar}>
      <div className={styles.selectionRow}>
        <Checkbox
          label={<Trans>Select this page</Trans>}
          checked={isPageSelected}
          indeterminate={!isPageSelected && pageProducts.some(has)}
          onChange={() => set(pageProducts, !isPageSelected)}
        />
        {isPageSelected && !matches.every(has) && (
          <button
            type="button"
            className={textButton}
            onClick={() => selectAndRestoreFocus(() => set(matches, true))}
          >
            <Trans>Select all {matches.length}</Trans>
          </button>
        )}
        {count > 0 && (
          <>
            <strong role="status" className={styles.selectionCount}>
              <Plural value={count} one="# selected" other="# selected" />
            </strong>
            <button
              type="button"
              className={textButton}
              onClick={() => selectAndRestoreFocus(clear)}
            >
              <Trans>Deselect all</Trans>
            </button>
          </>
        )}
      </div>
      {count > 0 && (
        <div className={styles.selectionRow}>
          <button type="button" className={textButton} onClick={() => onSetStock(true)}>
            <Trans>Mark as in stock</Trans>
          </button>
          <button type="button" className={textButton} onClick={() => onSetStock(false)}>
            <Trans>Mark as out of stock</Trans>
          </button>
          <button type="button" className={textButton} onClick={() => onSetFeatured(true)}>
            <Trans>Feature</Trans>
          </button>
          <button type="button" className={textButton} onClick={() => onSetFeatured(false)}>
            <Trans>Stop featuring</Trans>
          </button>
          <button type="button" className={textButton} onClick={onEditPrices}>
            <Trans>Edit prices</Trans>
          </button>
          <button type="button" className={textButton} onClick={onDelete}>
            <Trans>Delete</Trans>
          </button>
        </div>
      )}
    </fieldset>
  );
}
