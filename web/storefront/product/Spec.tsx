import type { ReactNode } from 'react';
import * as styles from './Specs.css';

/** Nothing without a value. */
export function Spec({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  if (!children) return null;
  return (
    <div className={styles.spec}>
      <dt className={styles.name}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
