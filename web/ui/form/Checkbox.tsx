import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { classes } from '../classes';
import { visuallyHidden } from '../visually-hidden.css';
import * as styles from './Checkbox.css';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'ref'> {
  readonly label: ReactNode;
  /** Said, and not shown: what stands beside it says it already. */
  readonly labelHidden?: boolean;
  /** Some of what it stands for is checked and some is not. */
  readonly mixed?: boolean;
}

/** Something that is so or is not. */
export function Checkbox({ label, labelHidden = false, mixed = false, ...input }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed;
  }, [mixed]);

  return (
    <label className={classes(styles.place, labelHidden && styles.alone)}>
      <input ref={box} type="checkbox" className={styles.box} {...input} />
      <span className={classes(labelHidden && visuallyHidden)}>{label}</span>
    </label>
  );
}
