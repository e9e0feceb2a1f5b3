import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { business } from '#contract/business';
import { FigLeaf } from '../../ui/icon/FigLeaf';
import * as styles from './ReceiptSheet.css';

interface ReceiptSheetProps {
  readonly number: string;
  readonly children: ReactNode;
}

export const ReceiptSheet = ({ number, children }: ReceiptSheetProps) => (
  <article className={styles.sheet}>
    <p className={styles.shopName}>
      <FigLeaf size={40} className={styles.leaf} />
      {business.name}
    </p>
    <h1 className={styles.number}>
      <Trans>Order {number}</Trans>
    </h1>
    {children}
  </article>
);
