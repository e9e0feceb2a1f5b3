import type { ReactNode } from 'react';
import * as styles from './Notice.css';

/** Says that something went wrong, where it went wrong. */
export const Notice = ({ children }: { readonly children: ReactNode }) => (
  <p role="alert" className={styles.notice}>
    {children}
  </p>
);
