import type { ReactNode } from 'react';
import { ErrorBoundary } from './FaultBoundary';
import { LoadFailed } from './LoadFailed';
import { WhatFailed } from './WhatFailed';

export interface PartFailure {
  /** The error message. */
  readonly children: ReactNode;
  readonly onRetry: () => void;
}

interface PartProps {
  readonly children: ReactNode;
  /** Defaults to an inline notice. */
  readonly failed?: ((failure: PartFailure) => ReactNode) | undefined;
  /** Called before rendering again. */
  readonly onRetry?: () => void;
}

const inPlace = (failure: PartFailure) => <LoadFailed {...failure} />;

/** Limits a render error to one section of the page. */
export function Part({ children, failed = inPlace, onRetry }: PartProps) {
  function shownFor(error: unknown, again: () => void): ReactNode {
    function retry(): void {
      onRetry?.();
      again();
    }
    return failed({ children: <WhatFailed error={error} onRetry={retry} />, onRetry: retry });
  }

  return <ErrorBoundary failed={shownFor}>{children}</ErrorBoundary>;
}
