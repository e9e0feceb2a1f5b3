import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { business } from '#contract/business';
import { FigLeaf } from '../../ui/icon/FigLeaf';
import * as styles from './OrderSheet.css';

interface OrderSheetProps {
  readonly number: string;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

export const OrderSheet = ({ number, title, children }: OrderSheetProps) => (
  <article className={styles.sheet}>
    <header>
      <p className={styles.eyebrow}>
        <FigLeaf size={32} className={styles.leaf} />
        <span>
          {business.name} · <Trans>Order {number}</Trans>
        </span>
      </p>
      <h1 className={styles.title}>{title}</h1>
    </header>
    {children}
  </article>
);
