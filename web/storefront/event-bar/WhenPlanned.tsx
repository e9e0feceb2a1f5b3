import { type ComponentType, type ReactNode, Suspense } from 'react';
import type { LazyComponent } from '../../data/lazy-module';
import { ErrorBoundary } from '../../ui/error-boundary/ErrorBoundary';
import { useHasEvent } from './event-presence';

interface WhenPlannedProps<Props> {
  readonly lazy: LazyComponent<Props>;
  readonly fallback?: ReactNode;
  readonly children: (Content: ComponentType<Props>) => ReactNode;
}

/** Loads and shows something only if an event is stored on the device, and the fallback until then. */
export function WhenPlanned<Props>({ lazy, fallback, children }: WhenPlannedProps<Props>) {
  const Content = lazy.getComponent();
  if (!useHasEvent()) return fallback;
  return (
    <ErrorBoundary renderFallback={() => fallback}>
      <Suspense fallback={fallback}>{children(Content)}</Suspense>
    </ErrorBoundary>
  );
}
