import { useLingui } from '@lingui/react/macro';
import { Minus, Plus } from '../../ui/icon/icons';
import * as styles from './QuantityStepper.css';

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
      <button
        type="button"
        className={styles.stepButton}
        aria-label={t`Decrease quantity` + nameSuffix}
        disabled={quantity === 1}
        onClick={() => onChange(quantity - 1)}
      >
        <Minus size={18} />
      </button>
      <output className={styles.value}>{quantity}</output>
      <button
        type="button"
        className={styles.stepButton}
        aria-label={t`Increase quantity` + nameSuffix}
        disabled={max !== undefined && quantity >= max}
        onClick={() => onChange(quantity + 1)}
      >
        <Plus size={18} />
      </button>
    </fieldset>
  );
}
