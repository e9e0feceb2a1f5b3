import { Trans } from '@lingui/react/macro';
import { MissingCode } from '../../../data/lazy-module';
import { useOnceReachable } from '../../../data/use-once-reachable';

interface WhatFailedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Retries as soon as the server is reachable. */
export function WhatFailed({ error, onRetry }: WhatFailedProps) {
  useOnceReachable(onRetry);
  return error instanceof MissingCode ? (
    <Trans>This couldn’t be loaded. Nothing is lost.</Trans>
  ) : (
    <Trans>
      Something went wrong here. Everything you saved is safe, and the rest of the page still works.
    </Trans>
  );
}
