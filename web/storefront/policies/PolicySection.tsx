import { type ReactNode, useId } from 'react';
import * as styles from './PolicyPage.css';

interface PolicySectionProps {
  readonly title: ReactNode;
  /** Paragraphs and lists. */
  readonly children: ReactNode;
}

export function PolicySection({ title, children }: PolicySectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <div className={styles.text}>{children}</div>
    </section>
  );
}
