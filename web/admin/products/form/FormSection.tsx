import { type ReactNode, useId } from 'react';
import * as styles from './ProductForm.css';

interface FormSectionProps {
  readonly title: ReactNode;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

export function FormSection({ title, note, children }: FormSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div>
        <h3 id={id} className={styles.heading}>
          {title}
        </h3>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      <div className={styles.columns}>{children}</div>
    </section>
  );
}
