import { Trans } from '@lingui/react/macro';
import { MissingCode } from '../../../data/lazy-module';
import { useOnceReachable } from '../../../data/use-once-reachable';

interface WhatFailedProps {
  readonly fault: unknown;
  readonly onRetry: () => void;
}

/** Retries as soon as the server is reachable. */
export function WhatFailed({ fault, onRetry }: WhatFailedProps) {
  useOnceReachable(onRetry);
  return fault instanceof MissingCode ? (
    <Trans>This couldn’t be loaded. Nothing is lost.</Trans>
  ) : (
    <Trans>
      Something went wrong here. Everything you saved is safe, and the rest of the page still works.
    </Trans>
  );
}
