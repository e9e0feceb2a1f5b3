import type { ReactNode } from 'react';
import { FigLeaf } from '../icon/FigLeaf';
import * as styles from './EmptyState.css';

interface EmptyStateProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** 1 if it is the page's only content. */
  readonly headingLevel?: 1 | 2;
}

export function EmptyState({ title, children, headingLevel = 2 }: EmptyStateProps) {
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  return (
    <div className={styles.emptyState}>
      <FigLeaf size={112} className={styles.leaf} />
      <Heading className={styles.title}>{title}</Heading>
      {children}
    </div>
  );
}
