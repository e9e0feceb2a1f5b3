import type { ComponentProps } from 'react';
import { Field, type FieldWords } from './Field';
import * as styles from './Field.css';

type TextAreaProps = FieldWords & Omit<ComponentProps<'textarea'>, keyof FieldWords | 'id'>;

export const TextArea = ({ label, hint, error, required, ...area }: TextAreaProps) => (
  <Field {...{ label, hint, error, required }}>
    {(tied) => <textarea className={styles.tall} {...area} {...tied} />}
  </Field>
);
