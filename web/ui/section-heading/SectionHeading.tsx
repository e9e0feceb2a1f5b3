import type { ReactNode } from 'react';
import * as styles from './SectionHeading.css';

interface SectionHeadingProps {
  readonly id?: string;
  readonly children: ReactNode;
}

export const SectionHeading = ({ id, children }: SectionHeadingProps) => (
  <h2 id={id} className={styles.heading}>
    {children}
  </h2>
);
