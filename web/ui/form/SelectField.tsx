import type { ComponentProps } from 'react';
import { Field, type FieldBaseProps } from './Field';
import * as styles from './Field.css';

type SelectFieldProps = FieldBaseProps &
  Omit<ComponentProps<'select'>, keyof FieldBaseProps | 'id'>;

export const SelectField = ({ label, hint, error, required, ...select }: SelectFieldProps) => (
  <Field {...{ label, hint, error, required }}>
    {(controlProps) => <select className={styles.control} {...select} {...controlProps} />}
  </Field>
);
