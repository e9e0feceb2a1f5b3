import SearchIcon from 'lucide-react/icons/search';
import { type ReactNode, useEffect, useState } from 'react';
import * as words from '../../ui/form/Field.css';
import * as styles from './ListTools.css';

/** Milliseconds without a further letter after which a search begins. */
const pause = 250;

interface ListSearchProps {
  readonly label: ReactNode;
  readonly q: string;
  readonly onSearch: (q: string) => void;
}

/** Searches a list while one types. */
export function ListSearch({ label, q, onSearch }: ListSearchProps) {
  const [typed, setTyped] = useState(q);
  const [searched, setSearched] = useState(q);

  // Whoever goes back in the browser goes back to what was searched for.
  if (q !== searched) {
    setSearched(q);
    if (typed.trim() !== q) setTyped(q);
  }

  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === q) return;
    const timer = setTimeout(() => onSearch(wanted), pause);
    return () => clearTimeout(timer);
  }, [typed, q, onSearch]);

  return (
    <search className={styles.search}>
      <label className={styles.searchField}>
        <span className={words.label}>{label}</span>
        <SearchIcon aria-hidden size={18} className={styles.searchIcon} />
        <input
          type="search"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          // Inside a form it would submit what is not filled in yet.
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
          }}
          className={styles.searchControl}
        />
      </label>
    </search>
  );
}
