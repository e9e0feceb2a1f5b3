import type { ComponentProps, ReactNode } from 'react';
import * as styles from './Choice.css';

interface ChoicesProps {
  readonly legend: ReactNode;
  readonly children: ReactNode;
}

/** Some answers of which one is given. */
export const Choices = ({ legend, children }: ChoicesProps) => (
  <fieldset className={styles.choices}>
    <legend className={styles.legend}>{legend}</legend>
    {children}
  </fieldset>
);

type ChoiceProps = Omit<ComponentProps<'input'>, 'type'> & { readonly label: ReactNode };

/** One of the answers. */
export const Choice = ({ label, ...input }: ChoiceProps) => (
  <label className={styles.choice}>
    <input type="radio" className={styles.mark} {...input} />
    {label}
  </label>
);
