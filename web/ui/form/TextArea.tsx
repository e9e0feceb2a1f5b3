import type { ComponentProps } from 'react';
import { Field, type FieldBaseProps } from './Field';
import * as styles from './Field.css';

type TextAreaProps = FieldBaseProps & Omit<ComponentProps<'textarea'>, keyof FieldBaseProps | 'id'>;

export const TextArea = ({ label, hint, error, required, ...area }: TextAreaProps) => (
  <Field {...{ label, hint, error, required }}>
    {(tied) => <textarea className={styles.tall} {...area} {...tied} />}
  </Field>
);
