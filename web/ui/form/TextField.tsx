import type { ComponentProps } from 'react';
import { Field, type FieldBaseProps, type FieldProps } from './Field';
import * as styles from './Field.css';

type TextFieldProps = FieldBaseProps &
  Pick<FieldProps, 'status'> &
  Omit<ComponentProps<'input'>, keyof FieldBaseProps | 'id'>;

export const TextField = ({ label, hint, error, status, required, ...input }: TextFieldProps) => (
  <Field {...{ label, hint, error, status, required }}>
    {(controlProps) => <input className={styles.control} {...input} {...controlProps} />}
  </Field>
);
