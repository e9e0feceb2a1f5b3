import type { ReactNode } from 'react';
import { FaultBoundary } from './FaultBoundary';
import { LoadFailed } from './LoadFailed';
import { WhatFailed } from './WhatFailed';

/** What is shown in place of a part that failed. */
export interface PartFailure {
  /** What happened, in a sentence or two. */
  readonly children: ReactNode;
  readonly onRetry: () => void;
}

interface PartProps {
  readonly children: ReactNode;
  /** Shown where it fails; a notice in its place unless it is said otherwise. */
  readonly failed?: ((failure: PartFailure) => ReactNode) | undefined;
  /** Called before it is drawn once more. */
  readonly onRetry?: () => void;
}

const inPlace = (failure: PartFailure) => <LoadFailed {...failure} />;

/** A part of a page, the rest of which goes on when this one fails. */
export function Part({ children, failed = inPlace, onRetry }: PartProps) {
  function shownFor(fault: unknown, again: () => void): ReactNode {
    function retry(): void {
      onRetry?.();
      again();
    }
    return failed({ children: <WhatFailed fault={fault} onRetry={retry} />, onRetry: retry });
  }

  return <FaultBoundary failed={shownFor}>{children}</FaultBoundary>;
}
