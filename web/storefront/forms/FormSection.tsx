import { type ReactNode, useId } from 'react';
import * as styles from './FormSection.css';

interface FormSectionProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** One of the form's parts, which are numbered. */
export function FormSection({ title, children }: FormSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      {children}
    </section>
  );
}
