import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { formatPrice } from '../../../i18n/formats';
import { useLanguage } from '../../../i18n/use-language';
import { useOrderPrice } from '../contents/use-order-price';
import type { LineItem } from './line-items';
import * as styles from './OrderChanges.css';

interface ChangesAcceptedProps {
  readonly lines: readonly LineItem[];
}

/**
 * Replaces the list of changes after they are accepted. The order is not sent until the customer has seen the new
 * total.
 */
export function ChangesAccepted({ lines }: ChangesAcceptedProps) {
  const total = formatPrice(useOrderPrice(lines).totalCents / 100, useLanguage());
  const messageRef = useRef<HTMLParagraphElement>(null);
  // Accepting unmounts the focused button.
  useEffect(() => messageRef.current?.focus(), []);
  return (
    <p ref={messageRef} tabIndex={-1} role="status" className={styles.panel}>
      <Trans>
        Your order is up to date and comes to {total}. Please take another look and send it again.
      </Trans>
    </p>
  );
}
