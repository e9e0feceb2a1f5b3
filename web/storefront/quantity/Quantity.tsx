import { useLingui } from '@lingui/react/macro';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import * as styles from './Quantity.css';

interface QuantityProps {
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
export function Quantity({ legend, name, quantity, max, onChange }: QuantityProps) {
  const { t } = useLingui();
  const ofName = name === undefined ? '' : `: ${name}`;
  return (
    <fieldset className={styles.quantity}>
      <legend className={styles.legend}>{legend}</legend>
      <button
        type="button"
        className={styles.step}
        aria-label={t`Decrease quantity` + ofName}
        disabled={quantity === 1}
        onClick={() => onChange(quantity - 1)}
      >
        <Minus size={18} aria-hidden />
      </button>
      <output className={styles.number}>{quantity}</output>
      <button
        type="button"
        className={styles.step}
        aria-label={t`Increase quantity` + ofName}
        disabled={max !== undefined && quantity >= max}
        onClick={() => onChange(quantity + 1)}
      >
        <Plus size={18} aria-hidden />
      </button>
    </fieldset>
  );
}
