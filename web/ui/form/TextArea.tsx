import type { ComponentProps } from 'react';
import { Field, type FieldBaseProps } from './Field';
import * as styles from './Field.css';

type TextAreaProps = FieldBaseProps & Omit<ComponentProps<'textarea'>, keyof FieldBaseProps | 'id'>;

export const TextArea = ({ label, hint, error, required, ...textarea }: TextAreaProps) => (
  <Field {...{ label, hint, error, required }}>
    {(controlProps) => <textarea className={styles.textArea} {...textarea} {...controlProps} />}
  </Field>
);
