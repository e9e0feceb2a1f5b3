import type { ReactNode } from 'react';
import * as styles from './SectionHeading.css';

interface SectionHeadingProps {
  readonly id?: string;
  readonly children: ReactNode;
}

/** A section's heading over the thin double rule of a Talavera plate's rim. */
export const SectionHeading = ({ id, children }: SectionHeadingProps) => (
  <h2 id={id} className={styles.heading}>
    {children}
  </h2>
);
