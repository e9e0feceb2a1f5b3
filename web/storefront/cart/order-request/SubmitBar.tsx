import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatPrice } from '../../../i18n/formats';
import { useLanguage } from '../../../i18n/use-language';
import { useOrderPrice } from '../contents/use-order-price';
import type { LineItem } from './line-items';
import * as styles from './SubmitBar.css';

interface SubmitBarProps {
  readonly lines: readonly LineItem[];
  /** The submit button. */
  readonly children: ReactNode;
}

/** Stays at the bottom of the screen while the form is in sight. */
export function SubmitBar({ lines, children }: SubmitBarProps) {
  const { totalCents } = useOrderPrice(lines);
  const total = formatPrice(totalCents / 100, useLanguage());
  return (
    <div className={styles.bar}>
      <p className={styles.total}>
        <span className={styles.label}>
          <Trans>Estimated total</Trans>
        </span>
        <span className={styles.amount}>{total}</span>
      </p>
      {children}
    </div>
  );
}
