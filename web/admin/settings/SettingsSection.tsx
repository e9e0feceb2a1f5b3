import { type ReactNode, useId } from 'react';
import * as styles from './SettingsPage.css';

interface SettingsSectionProps {
  readonly title: ReactNode;
  readonly hint?: ReactNode;
  readonly children: ReactNode;
}

export function SettingsSection({ title, hint, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div>
        <h2 id={id} className={styles.heading}>
          {title}
        </h2>
        {hint && <p className={styles.hint}>{hint}</p>}
      </div>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}
