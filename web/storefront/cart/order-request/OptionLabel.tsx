import type { ReactNode } from 'react';
import * as styles from './OptionLabel.css';

interface OptionLabelProps {
  readonly name: ReactNode;
  readonly price?: ReactNode;
  readonly detail?: ReactNode;
}

export const OptionLabel = ({ name, price, detail }: OptionLabelProps) => (
  <span className={styles.label}>
    <span className={styles.name}>{name}</span>
    {price && <span className={styles.price}>{price}</span>}
    {detail && <span className={styles.detail}>{detail}</span>}
  </span>
);
