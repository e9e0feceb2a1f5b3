import { Trans, useLingui } from '@lingui/react/macro';
import { useOnReconnect } from '../../../data/use-on-reconnect';
import { NoIndexHead } from '../../../seo/NoIndexHead';
import { button } from '../../../ui/button/Button.css';
import { EmptyState } from '../../../ui/notice/EmptyState';

/** Retries as soon as the server is reachable. */
export function SessionCheckFailed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useLingui();
  const title = t`The shop isn’t responding`;
  useOnReconnect(onRetry);
  return (
    <main>
      <NoIndexHead title={title} />
      <EmptyState headingLevel={1} title={title}>
        <p>
          <Trans>Nothing is lost. You can continue here once you’re back online.</Trans>
        </p>
        <p>
          <button type="button" className={button.primary} onClick={onRetry}>
            <Trans>Try again</Trans>
          </button>
        </p>
      </EmptyState>
    </main>
  );
}
