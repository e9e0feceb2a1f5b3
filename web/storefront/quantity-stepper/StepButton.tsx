import type { ReactNode } from 'react';
import { classes } from '../../ui/classes';
import * as styles from './StepButton.css';

export interface StepButtonProps {
  /** Sets the size. */
  readonly className: string;
  readonly label: string;
  readonly isAtLimit: boolean;
  readonly onStep: () => void;
  readonly children: ReactNode;
}

/** A disabled button would lose the focus at the limit. */
export const StepButton = ({ className, label, isAtLimit, onStep, children }: StepButtonProps) => (
  <button
    type="button"
    className={classes(styles.stepButton, className)}
    aria-label={label}
    aria-disabled={isAtLimit}
    onClick={isAtLimit ? undefined : onStep}
  >
    {children}
  </button>
);
