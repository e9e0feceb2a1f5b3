import { Trans } from '@lingui/react/macro';
import { textButton } from '../../ui/button/Button.css';
import { visuallyHidden } from '../../ui/visually-hidden.css';
import { rowButtonId } from '../data-table/use-list-focus';
import * as styles from './EnquiryRow.css';

interface RowActionsProps {
  readonly id: number;
  /** Which of them it is, for those who hear one button after the other. */
  readonly called: string;
  readonly onView: () => void;
  /** Undefined where there is no state to be changed. */
  readonly onStatus?: () => void;
}

/** What can be done to one of a list in its row. */
export const RowActions = ({ id, called, onView, onStatus }: RowActionsProps) => (
  <span className={styles.actions}>
    <button id={rowButtonId(id)} type="button" className={textButton} onClick={onView}>
      <Trans>View</Trans> <span className={visuallyHidden}>{called}</span>
    </button>
    {onStatus && (
      <button type="button" className={textButton} onClick={onStatus}>
        <Trans>Status</Trans> <span className={visuallyHidden}>{called}</span>
      </button>
    )}
  </span>
);
