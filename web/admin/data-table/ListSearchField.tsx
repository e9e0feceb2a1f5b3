import SearchIcon from 'lucide-react/icons/search';
import { type ReactNode, useEffect } from 'react';
import * as field from '../../ui/form/Field.css';
import * as styles from './DataTable.css';
import { useTypedValue } from './use-typed-value';

const debounceMs = 250;

interface ListSearchFieldProps {
  readonly label: ReactNode;
  readonly q: string;
  readonly onSearch: (q: string) => void;
}

export function ListSearchField({ label, q, onSearch }: ListSearchFieldProps) {
  const { typed, setTyped, markSent } = useTypedValue(q);

  useEffect(() => {
    const trimmed = typed.trim();
    if (trimmed === q) return;
    const timer = setTimeout(() => {
      markSent(trimmed);
      onSearch(trimmed);
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [typed, q, markSent, onSearch]);

  return (
    <search className={styles.search}>
      <label className={styles.searchField}>
        <span className={field.label}>{label}</span>
        <SearchIcon aria-hidden size={18} className={styles.searchIcon} />
        <input
          type="search"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          // Enter would submit a surrounding form.
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
          }}
          className={styles.searchControl}
        />
      </label>
    </search>
  );
}
