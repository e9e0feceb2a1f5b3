import type { ReactNode } from 'react';
import * as styles from './Notice.css';

export const Notice = ({ children }: { readonly children: ReactNode }) => (
  <p role="alert" className={styles.notice}>
    {children}
  </p>
);
