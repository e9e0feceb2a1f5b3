import type { ComponentProps } from 'react';
import { Field, type FieldProps, type FieldWords } from './Field';
import * as styles from './Field.css';

type TextFieldProps = FieldWords &
  Pick<FieldProps, 'status'> &
  Omit<ComponentProps<'input'>, keyof FieldWords | 'id'>;

export const TextField = ({ label, hint, error, status, required, ...input }: TextFieldProps) => (
  <Field {...{ label, hint, error, status, required }}>
    {(tied) => <input className={styles.control} {...input} {...tied} />}
  </Field>
);
