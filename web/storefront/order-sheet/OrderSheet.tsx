import type { ReactNode } from 'react';
import { FigLeaf } from '../../ui/icon/FigLeaf';
import * as styles from './OrderSheet.css';

interface OrderSheetProps {
  /** Above the title. */
  readonly eyebrow: ReactNode;
  readonly title: ReactNode;
  readonly width: keyof typeof styles.sheet;
  readonly children: ReactNode;
}

export const OrderSheet = ({ eyebrow, title, width, children }: OrderSheetProps) => (
  <article className={styles.sheet[width]}>
    <header>
      <p className={styles.eyebrow}>
        <FigLeaf size={32} className={styles.leaf} />
        <span>{eyebrow}</span>
      </p>
      <h1 className={styles.title}>{title}</h1>
    </header>
    {children}
  </article>
);
