import { type ReactNode, useId } from 'react';
import * as styles from './CheckboxChips.css';
import * as choiceStyles from './choice.css';
import { hint as hintStyle } from './Field.css';

interface CheckboxChipsProps<Value extends string> {
  readonly legend: ReactNode;
  readonly hint?: ReactNode;
  readonly name: string;
  readonly options: readonly { readonly value: Value; readonly label: ReactNode }[];
  readonly selected: readonly Value[];
  readonly onChange: (selected: readonly Value[]) => void;
}

/** Any number of options, in the order of the options. */
export function CheckboxChips<Value extends string>({
  legend,
  hint,
  name,
  options,
  selected,
  onChange,
}: CheckboxChipsProps<Value>) {
  const hintId = useId();

  function toggle(value: Value, isChecked: boolean): void {
    const values = options.map((option) => option.value);
    onChange(values.filter((other) => (other === value ? isChecked : selected.includes(other))));
  }

  return (
    <fieldset className={choiceStyles.group} aria-describedby={hint ? hintId : undefined}>
      <legend className={choiceStyles.legend}>{legend}</legend>
      {hint && (
        <p id={hintId} className={hintStyle}>
          {hint}
        </p>
      )}
      <div className={styles.chips}>
        {options.map(({ value, label }) => (
          <label key={value} className={styles.chip}>
            <input
              type="checkbox"
              name={name}
              value={value}
              className={styles.box}
              checked={selected.includes(value)}
              onChange={(event) => toggle(value, event.currentTarget.checked)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
