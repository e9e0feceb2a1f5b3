import { useLingui } from '@lingui/react/macro';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { type ReactNode, useId, useState } from 'react';
import { useHydrated } from '../../routing/use-hydrated';
import * as styles from './NumberStepper.css';

interface NumberStepperProps {
  readonly label: string;
  readonly hint?: ReactNode;
  /** For forms that are sent without JavaScript. */
  readonly name?: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly isLabelHidden?: boolean;
  readonly onChange: (value: number) => void;
}

/** A whole number to type, or to change by one. */
export function NumberStepper(props: NumberStepperProps) {
  const { label, hint, name, value, min, max, isLabelHidden = false, onChange } = props;
  const { t } = useLingui();
  const id = useId();
  const [typed, setTyped] = useState<string>();

  function type(text: string): void {
    setTyped(text);
    if (/^\d{1,6}$/.test(text) && Number(text) >= min) onChange(Math.min(max, Number(text)));
  }

  return (
    <div className={styles.field}>
      <label htmlFor={id} className={isLabelHidden ? styles.hiddenLabel : styles.label}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.stepper}>
        <StepButton
          label={t`Fewer: ${label}`}
          disabled={value <= min}
          onClick={() => onChange(value - 1)}
        >
          <Minus size={18} aria-hidden />
        </StepButton>
        <input
          {...{ id, name }}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={String(max).length}
          className={styles.value}
          aria-describedby={hint ? `${id}-hint` : undefined}
          value={typed ?? value}
          onChange={(event) => type(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={() => setTyped(undefined)}
        />
        <StepButton
          label={t`More: ${label}`}
          disabled={value >= max}
          onClick={() => onChange(value + 1)}
        >
          <Plus size={18} aria-hidden />
        </StepButton>
      </div>
    </div>
  );
}

interface StepButtonProps {
  readonly label: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** Without JavaScript only its space. */
const StepButton = ({ label, disabled, onClick, children }: StepButtonProps) =>
  useHydrated() ? (
    <button
      type="button"
      className={styles.stepButton}
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </button>
  ) : (
    <span className={styles.stepButton} />
  );
