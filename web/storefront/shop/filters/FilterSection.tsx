import type { ReactNode } from 'react';
import { ChevronDown } from '../../../ui/icon/filter-icons';
import * as styles from './FilterSections.css';

interface FilterSectionProps {
  readonly title: string;
  /** Undefined if nothing is chosen. */
  readonly chosen: string | undefined;
  /** Below the choices. */
  readonly note?: string;
  readonly children: ReactNode;
}

/** Only one is open at a time, where browsers support that. */
export const FilterSection = ({ title, chosen, note, children }: FilterSectionProps) => (
  <details name="filter-section" className={styles.section}>
    <summary className={styles.summary} data-chosen={chosen !== undefined || undefined}>
      <span>
        {title}
        {chosen !== undefined && <span className={styles.chosen}>: {chosen}</span>}
      </span>
      <span className={styles.arrow}>
        <ChevronDown size={16} />
      </span>
    </summary>
    <fieldset className={styles.choices} aria-label={title}>
      {children}
      {note && <p className={styles.note}>{note}</p>}
    </fieldset>
  </details>
);
