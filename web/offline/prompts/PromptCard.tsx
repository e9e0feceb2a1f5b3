import { type ReactNode, useId } from 'react';
import * as styles from './PromptCard.css';

interface PromptCardProps {
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly actions: ReactNode;
  readonly onDismiss: () => void;
}

/** Non-modal: it takes no focus when it opens. Escape inside it dismisses it. */
export function PromptCard({ title, children, actions, onDismiss }: PromptCardProps) {
  const titleId = useId();
  return (
    <section
      className={styles.card}
      aria-labelledby={titleId}
      onKeyDown={({ key }) => key === 'Escape' && onDismiss()}
    >
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children && <p className={styles.text}>{children}</p>}
      <div className={styles.actions}>{actions}</div>
    </section>
  );
}
