import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { hardNavigate } from '../../data/chunk-load-error';
import type { LazyComponent } from '../../data/lazy-module';
import { unsavedInput } from '../../data/unsaved-input';
import { type FallbackProps, SectionErrorBoundary } from './SectionErrorBoundary';

interface LazySectionProps<Props> {
  readonly lazy: LazyComponent<Props>;
  readonly children: (Content: ComponentType<Props>) => ReactNode;
  /** While the chunk is loading. */
  readonly fallback?: ReactNode;
  /** When the chunk fails to load or its content throws. */
  readonly renderError?: (failure: FallbackProps) => ReactNode;
}

/** A section whose code is loaded on first render; an error affects only this section. */
export function LazySection<Props>({
  lazy,
  children,
  fallback = null,
  renderError,
}: LazySectionProps<Props>) {
  const [Content, setContent] = useState(lazy.getComponent);

  function retry(): void {
    setContent(lazy.getComponent);
    lazy.load().catch(reloadPage);
  }

  return (
    <SectionErrorBoundary renderError={renderError} onRetry={retry}>
      <Suspense fallback={fallback}>{children(Content)}</Suspense>
    </SectionErrorBoundary>
  );
}

/** Browsers may cache a failed import until the page is reloaded. */
async function reloadPage(): Promise<void> {
  if (!unsavedInput.isPresent()) await hardNavigate(location.href);
}
