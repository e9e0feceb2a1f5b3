import type { ReactNode } from 'react';
import * as styles from './OrderDetails.css';

interface DetailProps {
  readonly label: ReactNode;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** In a list of details; nothing without a value. */
export const Detail = ({ label, wide = false, children }: DetailProps) =>
  children ? (
    <div className={wide ? styles.wide : undefined}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  ) : null;
