import { Trans } from '@lingui/react/macro';
import { useOnceReachable } from '../../data/use-once-reachable';
import { MissingCode } from './part-code';

interface WhatFailedProps {
  readonly fault: unknown;
  readonly onRetry: () => void;
}

/** Says why a part of the page is not shown, and has it tried again as soon as the shop can be reached. */
export function WhatFailed({ fault, onRetry }: WhatFailedProps) {
  useOnceReachable(onRetry);
  return fault instanceof MissingCode ? (
    <Trans>This could not be fetched from the shop. Nothing is lost.</Trans>
  ) : (
    <Trans>
      Something went wrong here. What was saved is safe, and the rest of the page goes on.
    </Trans>
  );
}
