import { useLingui } from '@lingui/react/macro';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { type ReactNode, useId, useState } from 'react';
import { useHydrated } from '../../routing/use-hydrated';
import { StepButton, type StepButtonProps } from '../quantity-stepper/StepButton';
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
        <HydratedStepButton
          label={t`Fewer: ${label}`}
          isAtLimit={value <= min}
          onStep={() => onChange(value - 1)}
        >
          <Minus size={18} aria-hidden />
        </HydratedStepButton>
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
        <HydratedStepButton
          label={t`More: ${label}`}
          isAtLimit={value >= max}
          onStep={() => onChange(value + 1)}
        >
          <Plus size={18} aria-hidden />
        </HydratedStepButton>
      </div>
    </div>
  );
}

/** Without JavaScript only its space. */
const HydratedStepButton = (props: Omit<StepButtonProps, 'className'>) =>
  useHydrated() ? (
    <StepButton className={styles.stepButton} {...props} />
  ) : (
    <span className={styles.stepButton} />
  );
