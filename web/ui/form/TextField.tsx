import type { ComponentProps } from 'react';
import { Field, type FieldWords } from './Field';
import * as styles from './Field.css';

type TextFieldProps = FieldWords & Omit<ComponentProps<'input'>, keyof FieldWords | 'id'>;

/** A line to type into. */
export const TextField = ({ label, hint, error, required, ...input }: TextFieldProps) => (
  <Field {...{ label, hint, error, required }}>
    {(tied) => <input className={styles.control} {...input} {...tied} />}
  </Field>
);
