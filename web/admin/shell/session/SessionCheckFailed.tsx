import { Trans } from '@lingui/react/macro';
import { useOnReconnect } from '../../../data/use-on-reconnect';
import { button } from '../../../ui/button/Button.css';
import { EmptyState } from '../../../ui/notice/EmptyState';

/** Retries as soon as the server is reachable. */
export function SessionCheckFailed({ onRetry }: { readonly onRetry: () => void }) {
  useOnReconnect(onRetry);
  return (
    <EmptyState headingLevel={1} title={<Trans>The shop isn’t responding</Trans>}>
      <p>
        <Trans>Nothing is lost. You can continue here once you’re back online.</Trans>
      </p>
      <p>
        <button type="button" className={button.primary} onClick={onRetry}>
          <Trans>Try again</Trans>
        </button>
      </p>
    </EmptyState>
  );
}
