import { Trans } from '@lingui/react/macro';
import { useOnceReachable } from '../../../data/use-once-reachable';
import { button } from '../../../ui/button/Button.css';
import { EmptyState } from '../../../ui/notice/EmptyState';

/** Says that the shop did not tell who is signed in, and asks again as soon as it can be reached. */
export function NoAnswer({ onRetry }: { readonly onRetry: () => void }) {
  useOnceReachable(onRetry);
  return (
    <EmptyState level={1} title={<Trans>The shop isn’t responding</Trans>}>
      <p>
        <Trans>Nothing is lost. You can continue here once you’re back online.</Trans>
      </p>
      <p>
        <button type="button" className={button()} onClick={onRetry}>
          <Trans>Try again</Trans>
        </button>
      </p>
    </EmptyState>
  );
}
