import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { classes } from '../classes';
import { visuallyHidden } from '../visually-hidden.css';
import * as styles from './Checkbox.css';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'ref'> {
  readonly label: ReactNode;
  /** For screen readers only, where adjacent text already labels it. */
  readonly labelHidden?: boolean;
  readonly indeterminate?: boolean;
}

export function Checkbox({
  label,
  labelHidden = false,
  indeterminate = false,
  ...input
}: CheckboxProps) {
  const inputRef = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (inputRef.current) inputRef.current.indeterminate = indeterminate;
  }, [indeterminate]);

  return (
    <label className={classes(styles.root, labelHidden && styles.labelHidden)}>
      <input ref={inputRef} type="checkbox" className={styles.box} {...input} />
      <span className={classes(labelHidden && visuallyHidden)}>{label}</span>
    </label>
  );
}
