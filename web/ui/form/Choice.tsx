import { type ComponentProps, type ReactNode, useId } from 'react';
import { classes } from '../classes';
import * as styles from './Choice.css';
import * as fieldStyles from './Field.css';
import { RequiredMark } from './RequiredMark';

interface ChoicesProps {
  readonly legend: ReactNode;
  readonly required?: boolean;
  readonly error?: string | undefined;
  readonly layout?: keyof typeof styles.choices;
  readonly children: ReactNode;
}

export function Choices({
  legend,
  required = false,
  error,
  layout = 'twoColumns',
  children,
}: ChoicesProps) {
  const errorId = useId();
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML allows this role; role=group does not support aria-required
      role="radiogroup"
      className={styles.choices[layout]}
      aria-required={required}
      aria-invalid={error !== undefined}
      aria-describedby={error && errorId}
    >
      <legend className={styles.legend}>
        {legend}
        {required && <RequiredMark />}
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

type ChoiceProps = Omit<ComponentProps<'input'>, 'type'> & { readonly label: ReactNode };

export const Choice = ({ label, ...input }: ChoiceProps) => (
  <label className={styles.choice}>
    <input type="radio" className={styles.mark} {...input} />
    {label}
  </label>
);
