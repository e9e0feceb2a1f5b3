import type { ReactNode } from 'react';
import * as styles from './DetailList.css';

export const DetailList = ({ children }: { readonly children: ReactNode }) => (
  <dl className={styles.list}>{children}</dl>
);

interface DetailItemProps {
  readonly label: ReactNode;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** Renders nothing without a value. */
export const DetailItem = ({ label, wide = false, children }: DetailItemProps) =>
  children === null || children === undefined || children === '' ? null : (
    <div className={wide ? styles.wide : undefined}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
