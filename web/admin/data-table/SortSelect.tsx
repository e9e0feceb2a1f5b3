import { Trans, useLingui } from '@lingui/react/macro';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import type { ReactNode } from 'react';
import { SelectField } from '../../ui/form/SelectField';
import { getNextSort, getSortDirection, type Sorting } from '../../ui/table/sorting';
import * as styles from './SortSelect.css';

interface SortSelectProps {
  readonly sorting: Sorting;
  /** Columns of the list and additional sort orders. */
  readonly columns: readonly {
    readonly key: string;
    readonly name: ReactNode;
    readonly sortable?: boolean;
  }[];
}

/** For lists rendered as cards, without column headings. */
export function SortSelect({ sorting: { sort, onSort }, columns }: SortSelectProps) {
  const { t } = useLingui();
  const sortable = columns.filter((column) => column.sortable);
  const selectedKey = sortable.find(({ key }) => getSortDirection(key, sort))?.key ?? '';
  const isDescending = getSortDirection(selectedKey, sort) === 'descending';
  const Arrow = isDescending ? ArrowDown : ArrowUp;
  return (
    <div className={styles.sorting}>
      <SelectField
        label={<Trans>Sort by</Trans>}
        value={selectedKey}
        onChange={({ target }) => onSort(getNextSort(target.value, sort))}
      >
        {sortable.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </SelectField>
      <button
        type="button"
        aria-label={t`Descending`}
        aria-pressed={isDescending}
        className={styles.direction}
        onClick={() => onSort(getNextSort(selectedKey, sort))}
      >
        <Arrow aria-hidden size={20} />
      </button>
    </div>
  );
}
