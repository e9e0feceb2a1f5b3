import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { toCents } from '#contract/core/cents';
import { formatPrice } from '../../../../i18n/formats';
import { useLanguage } from '../../../../i18n/use-language';
import { button } from '../../../../ui/button/Button.css';
import { ServerError } from '../../../shell/session/ServerError';
import * as styles from './OrderForm.css';

interface OrderFormFooterProps {
  readonly totalCents: number;
  /** Dollars; undefined for a new order. */
  readonly totalBefore?: number;
  readonly sending: boolean;
  /** An error that belongs to no field. */
  readonly error: unknown;
  readonly saveLabel: ReactNode;
  readonly onCancel: () => void;
  /** Instead of Cancel and Save. */
  readonly buttons?: ReactNode;
  readonly children?: ReactNode;
}

export function OrderFormFooter({
  totalCents,
  totalBefore,
  sending,
  error,
  saveLabel,
  onCancel,
  buttons,
  children,
}: OrderFormFooterProps) {
  const language = useLanguage();
  const totalText = formatPrice(totalCents / 100, language);
  const beforeText = formatPrice(totalBefore ?? 0, language);
  const hasChanged = totalBefore !== undefined && toCents(totalBefore) !== totalCents;
  return (
    <div className={styles.footer}>
      <ServerError error={error} />
      {children}
      <div className={styles.footerRow}>
        <p role="status" className={styles.total}>
          <Trans>Total: {totalText}</Trans>{' '}
          {hasChanged && (
            <span className={styles.before}>
              <Trans>(was {beforeText})</Trans>
            </span>
          )}
        </p>
        <div className={styles.buttons}>
          {buttons ?? (
            <>
              <button type="button" className={button.secondary} onClick={onCancel}>
                <Trans>Cancel</Trans>
              </button>
              <button type="submit" className={button.primary}>
                {sending ? <Trans>Saving...</Trans> : saveLabel}
              </button>
            </>
          )}
        </div>
      </div>
    </div>
  );
}
