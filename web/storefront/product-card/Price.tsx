import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { getOldestFetchTime } from '../../data/price-freshness';
import { useOffline } from '../../data/use-offline';
import { formatPrice, formatShortDateTime } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import * as styles from './Price.css';

interface PriceProps {
  readonly dollars: number;
  /** Other tiers cost more: shows "From". */
  readonly isStarting?: boolean;
  readonly className?: string;
  /** Additional text right after the price. */
  readonly children?: ReactNode;
}

/** Offline it also shows when the price was fetched. */
export function Price({ dollars, isStarting = false, className, children }: PriceProps) {
  const language = useLanguage();
  const fetchedAt = useOffline() ? getOldestFetchTime() : undefined;
  const price = formatPrice(dollars, language);
  const when = fetchedAt && formatShortDateTime(fetchedAt, language);
  return (
    <span className={className}>
      {isStarting ? <Trans>From {price}</Trans> : price}
      {children}
      {when && (
        <>
          {' '}
          <small className={styles.asOfDate}>
            <Trans>as of {when}</Trans>
          </small>
        </>
      )}
    </span>
  );
}
