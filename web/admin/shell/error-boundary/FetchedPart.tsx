import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import type { LazyComponent } from '../../../data/lazy-module';
import { leaveFor } from '../../../data/missing-code';
import { typedText } from '../../../data/typed-text';
import { Part, type PartFailure } from './Part';

interface FetchedPartProps<Props> {
  readonly code: LazyComponent<Props>;
  readonly children: (Shown: ComponentType<Props>) => ReactNode;
  /** While the chunk is loading. */
  readonly waiting?: ReactNode;
  /** When the chunk fails to load or its content throws. */
  readonly failed?: (failure: PartFailure) => ReactNode;
}

/** A section whose code is loaded on first render; an error affects only this section. */
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

/** Browsers may cache a failed import until the page is reloaded. */
async function openPageAnew(): Promise<void> {
  if (!typedText.isThere()) await leaveFor(location.href);
}
