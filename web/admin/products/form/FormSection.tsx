import { type ReactNode, useId } from 'react';
import * as styles from './ProductEditor.css';

interface FormSectionProps {
  readonly title: ReactNode;
  readonly hint?: ReactNode;
  readonly children: ReactNode;
}

export function FormSection({ title, hint, children }: FormSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div>
        <h3 id={id} className={styles.heading}>
          {title}
        </h3>
        {hint && <p className={styles.hint}>{hint}</p>}
      </div>
      <div className={styles.columns}>{children}</div>
    </section>
  );
}
