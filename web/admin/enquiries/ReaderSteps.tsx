import { Trans } from '@lingui/react/macro';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import * as styles from './EnquiryDialog.css';
import { type Direction, leadsOn, type Place } from './walk';

interface ReaderStepsProps {
  readonly place: Place;
  readonly onTurn: (direction: Direction) => void;
}

/** The ways to what stands before and after in the list; at its ends they stay, and keep the focus. */
export function ReaderSteps({ place, onTurn }: ReaderStepsProps) {
  const { position, total } = place;
  return (
    <nav className={styles.foot}>
      <button
        type="button"
        className={styles.step}
        aria-disabled={!leadsOn(place, 'previous')}
        onClick={() => onTurn('previous')}
      >
        <ChevronLeft aria-hidden size={18} />
        <Trans>Previous</Trans>
      </button>
      <span role="status" className={styles.place}>
        <Trans>
          {position} of {total}
        </Trans>
      </span>
      <button
        type="button"
        className={styles.step}
        aria-disabled={!leadsOn(place, 'next')}
        onClick={() => onTurn('next')}
      >
        <Trans>Next</Trans>
        <ChevronRight aria-hidden size={18} />
      </button>
    </nav>
  );
}
