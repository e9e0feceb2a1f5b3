import { Plural, Trans } from '@lingui/react/macro';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { type ReactNode, useId, useState } from 'react';
import { visuallyHidden } from '../../ui/visually-hidden.css';
import * as table from './DataTable.css';
import * as styles from './Toolbar.css';

interface ToolbarProps {
  readonly search: ReactNode;
  readonly filters: ReactNode;
  /** How many filters are set, for narrow screens, which hide them. */
  readonly filterCount: number;
  /** Narrow screens hide them with the filters. */
  readonly actions: ReactNode;
  /** Always visible. */
  readonly primaryAction?: ReactNode;
}

/** On narrow screens, a button opens filters and actions, so that the list below it stays in sight. */
export function Toolbar({ search, filters, filterCount, actions, primaryAction }: ToolbarProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={table.toolbar}>
      {search}
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <SlidersHorizontal aria-hidden size={18} />
        <Trans>Filters and more</Trans>
        {filterCount > 0 && (
          <>
            <span aria-hidden>({filterCount})</span>
            <span className={visuallyHidden}>
              <Plural value={filterCount} one="(# is set)" other="(# are set)" />
            </span>
          </>
        )}
      </button>
      <div id={id} className={styles.options} data-open={isOpen || undefined}>
        {filters}
        <div className={table.actions}>{actions}</div>
      </div>
      {primaryAction}
    </div>
  );
}
