import { Trans } from '@lingui/react/macro';
import { business } from '#contract/business';
import { button } from '../../ui/button/Button.css';
import { EmptyState } from '../../ui/notice/EmptyState';

interface LoadErrorProps {
  readonly offline: boolean;
  readonly onRetry: () => void;
}

export const LoadError = ({ offline, onRetry }: LoadErrorProps) => (
  <EmptyState headingLevel={1} title={<Trans>We couldn’t load your order</Trans>}>
    <p role="alert">
      {offline ? (
        <Trans>
          You’re offline, and this device hasn’t opened this order before. It appears here as soon
          as there’s a connection.
        </Trans>
      ) : (
        <Trans>
          Your order is safe with us; only this page failed. Try again, or call{' '}
          <a href={`tel:${business.phone.e164}`}>{business.phone.display}</a>.
        </Trans>
      )}
    </p>
    <button type="button" className={button.secondary} onClick={onRetry}>
      <Trans>Try again</Trans>
    </button>
  </EmptyState>
);
