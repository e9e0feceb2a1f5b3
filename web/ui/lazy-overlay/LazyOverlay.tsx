import { Trans } from '@lingui/react/macro';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import type { LazyComponent } from '../../data/lazy-module';
import { ErrorBoundary } from '../error-boundary/ErrorBoundary';
import * as styles from './LazyOverlay.css';

/** Undefined until it is opened for the first time. */
export type OverlayState = boolean | 'failed' | undefined;

interface LazyOverlayProps<Props> {
  readonly lazy: LazyComponent<Props>;
  readonly state: OverlayState;
  readonly setState: (state: OverlayState) => void;
  readonly children: (Overlay: ComponentType<Props>, open: boolean) => ReactNode;
}

/** An overlay whose code is loaded when it is opened. If that fails, it says so; opening it again tries again. */
export function LazyOverlay<Props>({ lazy, state, setState, children }: LazyOverlayProps<Props>) {
  const Overlay = lazy.getComponent();
  if (state === undefined) return null;
  if (state === 'failed')
    return (
      <p role="alert" className={styles.failure}>
        <Trans>This couldn’t be opened. Please try again.</Trans>
      </p>
    );
  return (
    <ErrorBoundary onError={() => setState('failed')}>
      <Suspense>{children(Overlay, state)}</Suspense>
    </ErrorBoundary>
  );
}
