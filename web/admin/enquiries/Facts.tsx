import type { ReactNode } from 'react';
import * as styles from './Facts.css';

export const Facts = ({ children }: { readonly children: ReactNode }) => (
  <dl className={styles.facts}>{children}</dl>
);

interface FactProps {
  readonly label: ReactNode;
  /** Whether it takes the whole width. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** One thing that is known; nothing where nobody said it. */
export const Fact = ({ label, wide = false, children }: FactProps) =>
  children === null || children === undefined || children === '' ? null : (
    <div className={wide ? styles.wide : undefined}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
