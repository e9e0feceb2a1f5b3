import { type ReactNode, useId } from 'react';
import * as styles from './OrderForm.css';

interface OrderFormSectionProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
}

export function OrderFormSection({ title, children }: OrderFormSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h3 id={id} className={styles.heading}>
        {title}
      </h3>
      {children}
    </section>
  );
}
