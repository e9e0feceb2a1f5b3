import { type ReactNode, useId } from 'react';
import * as styles from './Field.css';
import { RequiredIndicator } from './RequiredIndicator';

export interface FieldBaseProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly required?: boolean;
}

export interface FieldProps extends FieldBaseProps {
  /** Text derived from the current value, announced by screen readers when it changes; '' for none. */
  readonly status?: string | undefined;
  /** Renders the control with the attributes that link it to its label, hint and error. */
  readonly children: (controlProps: {
    readonly id: string;
    readonly required: boolean;
    readonly 'aria-invalid': boolean;
    readonly 'aria-describedby': string | undefined;
  }) => ReactNode;
}

export function Field({ label, hint, error, status, required = false, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const statusId = `${id}-status`;
  const hasStatus = status !== undefined;
  const describedBy = [hint && hintId, hasStatus && statusId, error && errorId]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={styles.field}>
      <label id={`${id}-label`} htmlFor={id} className={styles.label}>
        {label}
        {required && <RequiredIndicator />}
      </label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({
        id,
        required,
        'aria-invalid': error !== undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {hasStatus && (
        <p id={statusId} role="status" className={styles.status}>
          {status}
        </p>
      )}
      {error !== undefined && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
