import { type ComponentProps, type ReactNode, useId } from 'react';
import { classes } from '../classes';
import * as fieldStyles from './Field.css';
import * as styles from './RadioGroup.css';
import { RequiredIndicator } from './RequiredIndicator';

interface RadioGroupProps {
  readonly legend: ReactNode;
  readonly required?: boolean;
  readonly error?: string | undefined;
  readonly layout?: keyof typeof styles.group;
  readonly children: ReactNode;
}

export function RadioGroup({
  legend,
  required = false,
  error,
  layout = 'twoColumns',
  children,
}: RadioGroupProps) {
  const errorId = useId();
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML allows this role; role=group does not support aria-required
      role="radiogroup"
      className={styles.group[layout]}
      aria-required={required}
      aria-invalid={error !== undefined}
      aria-describedby={error && errorId}
    >
      <legend className={styles.legend}>
        {legend}
        {required && <RequiredIndicator />}
      </legend>
      {children}
      {error !== undefined && (
        <p id={errorId} className={classes(fieldStyles.error, styles.error)}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

type RadioProps = Omit<ComponentProps<'input'>, 'type'> & { readonly label: ReactNode };

export const Radio = ({ label, ...input }: RadioProps) => (
  <label className={styles.option}>
    <input type="radio" className={styles.radio} {...input} />
    {label}
  </label>
);
