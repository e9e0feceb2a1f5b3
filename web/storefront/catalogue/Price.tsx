import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { catalogueSeen } from '../../data/catalogue-seen';
import { useOffline } from '../../data/use-offline';
import { formatPrice, formatShortMoment } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import * as styles from './Price.css';

interface PriceProps {
  readonly dollars: number;
  readonly className?: string;
  /** What it is the price of, where that must be said. */
  readonly children?: ReactNode;
}

/** A price of the catalogue; offline it says of when. */
export function Price({ dollars, className, children }: PriceProps) {
  const language = useLanguage();
  const seen = useOffline() ? catalogueSeen() : undefined;
  const when = seen && formatShortMoment(seen, language);
  return (
    <span className={className}>
      {formatPrice(dollars, language)}
      {children}
      {when && (
        <>
          {' '}
          <small className={styles.asOf}>
            <Trans>as of {when}</Trans>
          </small>
        </>
      )}
    </span>
  );
}
