import { useLingui } from '@lingui/react/macro';
import { Minus, Plus } from '../../ui/icon/icons';
import * as styles from './QuantityStepper.css';
import { StepButton } from './StepButton';

interface QuantityStepperProps {
  /** For screen readers. */
  readonly legend: string;
  /** Distinguishes the buttons of several products on a page. */
  readonly name?: string;
  readonly quantity: number;
  /** Undefined if there is no limit. */
  readonly max?: number | undefined;
  readonly onChange: (quantity: number) => void;
}

/** The minimum is 1. */
export function QuantityStepper({ legend, name, quantity, max, onChange }: QuantityStepperProps) {
  const { t } = useLingui();
  const nameSuffix = name === undefined ? '' : `: ${name}`;
  return (
    <fieldset className={styles.stepper}>
      <legend className={styles.legend}>{legend}</legend>
      <StepButton
        className={styles.stepButton}
        label={t`Decrease quantity` + nameSuffix}
        isAtLimit={quantity === 1}
        onStep={() => onChange(quantity - 1)}
      >
        <Minus size={18} />
      </StepButton>
      <output className={styles.value}>{quantity}</output>
      <StepButton
        className={styles.stepButton}
        label={t`Increase quantity` + nameSuffix}
        isAtLimit={max !== undefined && quantity >= max}
        onStep={() => onChange(quantity + 1)}
      >
        <Plus size={18} />
      </StepButton>
    </fieldset>
  );
}
