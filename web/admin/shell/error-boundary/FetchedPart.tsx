import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import type { LazyComponent } from '../../../data/lazy-module';
import { leaveFor } from '../../../data/missing-code';
import { typedText } from '../../../data/typed-text';
import { Part, type PartFailure } from './Part';

interface FetchedPartProps<Props> {
  readonly code: LazyComponent<Props>;
  /** Draws the part. */
  readonly children: (Shown: ComponentType<Props>) => ReactNode;
  /** Shown while its code is on its way. */
  readonly waiting?: ReactNode;
  /** Shown where it cannot be had, or fails. */
  readonly failed?: (failure: PartFailure) => ReactNode;
}

/** A part of a page whose code is fetched when it is first shown; where it cannot be had, the rest of the page goes on. */
export function FetchedPart<Props>({
  code,
  children,
  waiting = null,
  failed,
}: FetchedPartProps<Props>) {
  const [Shown, setShown] = useState(code.component);

  function retry(): void {
    setShown(code.component);
    code.load().catch(openPageAnew);
  }

  return (
    <Part failed={failed} onRetry={retry}>
      <Suspense fallback={waiting}>{children(Shown)}</Suspense>
    </Part>
  );
}

/** Browsers may remember, for as long as a page is open, that code could not be had. */
async function openPageAnew(): Promise<void> {
  if (!typedText.isThere()) await leaveFor(location.href);
}
