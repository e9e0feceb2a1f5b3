import { Trans } from '@lingui/react/macro';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import * as styles from './DetailDialog.css';
import { type Direction, hasSibling, type RowPosition } from './sibling-rows';

interface PrevNextProps {
  readonly position: RowPosition;
  readonly goTo: (direction: Direction) => void;
}

/** The buttons stay enabled at either end to keep the focus. */
export function PrevNext({ position: rowPosition, goTo }: PrevNextProps) {
  const { position, total } = rowPosition;
  return (
    <nav className={styles.navigation}>
      <button
        type="button"
        className={styles.navigationButton}
        aria-disabled={!hasSibling(rowPosition, 'previous')}
        onClick={() => goTo('previous')}
      >
        <ChevronLeft aria-hidden size={18} />
        <Trans>Previous</Trans>
      </button>
      <span role="status" className={styles.position}>
        <Trans>
          {position} of {total}
        </Trans>
      </span>
      <button
        type="button"
        className={styles.navigationButton}
        aria-disabled={!hasSibling(rowPosition, 'next')}
        onClick={() => goTo('next')}
      >
        <Trans>Next</Trans>
        <ChevronRight aria-hidden size={18} />
      </button>
    </nav>
  );
}
