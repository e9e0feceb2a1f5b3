import { Trans, useLingui } from '@lingui/react/macro';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import type { ReactNode } from 'react';
import { SelectField } from '../../ui/form/SelectField';
import { directionOf, nextSort, type Sorting } from '../../ui/table/sorting';
import * as styles from './SortField.css';

interface SortFieldProps {
  readonly sorting: Sorting;
  /** The columns of the list, and what else it can be sorted by. */
  readonly columns: readonly {
    readonly key: string;
    readonly name: ReactNode;
    readonly sortable?: boolean;
  }[];
}

/** What a list is sorted by, and which way, where its rows are cards and no heads of columns say so. */
export function SortField({ sorting: { sort, onSort }, columns }: SortFieldProps) {
  const { t } = useLingui();
  const sortable = columns.filter((column) => column.sortable);
  const chosen = sortable.find(({ key }) => directionOf(key, sort))?.key ?? '';
  const descends = directionOf(chosen, sort) === 'descending';
  const Arrow = descends ? ArrowDown : ArrowUp;
  return (
    <div className={styles.sorting}>
      <SelectField
        label={<Trans>Sort by</Trans>}
        value={chosen}
        onChange={({ target }) => onSort(nextSort(target.value, sort))}
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
        aria-pressed={descends}
        className={styles.direction}
        onClick={() => onSort(nextSort(chosen, sort))}
      >
        <Arrow aria-hidden size={20} />
      </button>
    </div>
  );
}
