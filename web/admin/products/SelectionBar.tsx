import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { Product } from '#contract/products/schema';
import { textButton } from '../../ui/button/Button.css';
import { Checkbox } from '../../ui/form/Checkbox';
import * as styles from './ProductTable.css';
import type { Selection } from './use-selection';

interface SelectionBarProps {
  /** The products on this page, and all that match. */
  readonly shown: readonly Product[];
  readonly found: readonly Product[];
  readonly selection: Selection;
  readonly onStock: (inStock: boolean) => void;
  readonly onFeatured: (featured: boolean) => void;
  readonly onEditPrices: () => void;
  readonly onDelete: () => void;
}

export function SelectionBar({
  shown,
  found,
  selection,
  onStock,
  onFeatured,
  onEditPrices,
  onDelete,
}: SelectionBarProps) {
  const { t } = useLingui();
  const { selected, has, set, clear } = selection;
  const areAllShown = shown.length > 0 && shown.every(has);
  const count = selected.length;
  const bar = useRef<HTMLFieldSetElement>(null);

  /** The button that was pressed unmounts, so the focus moves to the checkbox. */
  function settle(select: () => void): void {
    select();
    bar.current?.querySelector('input')?.focus();
  }

  return (
    <fieldset ref={bar} aria-label={t`Selected products`} className={styles.selection}>
      <div className={styles.selectionRow}>
        <Checkbox
          label={<Trans>Select this page</Trans>}
          checked={areAllShown}
          mixed={!areAllShown && shown.some(has)}
          onChange={() => set(shown, !areAllShown)}
        />
        {areAllShown && !found.every(has) && (
          <button
            type="button"
            className={textButton}
            onClick={() => settle(() => set(found, true))}
          >
            <Trans>Select all {found.length}</Trans>
          </button>
        )}
        {count > 0 && (
          <>
            <strong role="status" className={styles.selectionCount}>
              <Plural value={count} one="# selected" other="# selected" />
            </strong>
            <button type="button" className={textButton} onClick={() => settle(clear)}>
              <Trans>Deselect all</Trans>
            </button>
          </>
        )}
      </div>
      {count > 0 && (
        <div className={styles.selectionRow}>
          <button type="button" className={textButton} onClick={() => onStock(true)}>
            <Trans>Mark as in stock</Trans>
          </button>
          <button type="button" className={textButton} onClick={() => onStock(false)}>
            <Trans>Mark as out of stock</Trans>
          </button>
          <button type="button" className={textButton} onClick={() => onFeatured(true)}>
            <Trans>Feature</Trans>
          </button>
          <button type="button" className={textButton} onClick={() => onFeatured(false)}>
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
