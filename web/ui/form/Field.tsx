import { type ReactNode, useId } from 'react';
import * as styles from './Field.css';
import { RequiredMark } from './RequiredMark';

/** What a field says of itself, beside what is typed into it. */
export interface FieldWords {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** What is wrong with what was typed. */
  readonly error?: string | undefined;
  readonly required?: boolean;
}

export interface FieldProps extends FieldWords {
  /** What follows from what was typed, announced whenever it changes; '' while nothing does. */
  readonly status?: string | undefined;
  /** Draws the control with the attributes that tie it to its label, its hint and its error. */
  readonly children: (tied: {
    readonly id: string;
    readonly required: boolean;
    readonly 'aria-invalid': boolean;
    readonly 'aria-describedby': string | undefined;
  }) => ReactNode;
}

/** A labelled control with room for a hint and for what is wrong with it. */
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
        {required && <RequiredMark />}
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
