import type { ComponentProps } from 'react';
import { Field, type FieldWords } from './Field';
import * as styles from './Field.css';

type SelectFieldProps = FieldWords & Omit<ComponentProps<'select'>, keyof FieldWords | 'id'>;

export const SelectField = ({ label, hint, error, required, ...select }: SelectFieldProps) => (
  <Field {...{ label, hint, error, required }}>
    {(tied) => <select className={styles.control} {...select} {...tied} />}
  </Field>
);
