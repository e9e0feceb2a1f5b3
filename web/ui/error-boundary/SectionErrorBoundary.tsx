import type { ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary';
import { ErrorMessage } from './ErrorMessage';
import { LoadError } from './LoadError';

export interface FallbackProps {
  /** The error message. */
  readonly children: ReactNode;
  readonly onRetry: () => void;
}

interface SectionErrorBoundaryProps {
  readonly children: ReactNode;
  /** Defaults to an inline notice. */
  readonly renderError?: ((failure: FallbackProps) => ReactNode) | undefined;
  /** Called before rendering again. */
  readonly onRetry?: () => void;
}

const renderLoadError = (failure: FallbackProps) => <LoadError {...failure} />;

/** Limits a render error to one section of the page. */
export function SectionErrorBoundary({
  children,
  renderError = renderLoadError,
  onRetry,
}: SectionErrorBoundaryProps) {
  function renderFallback(error: unknown, reset: () => void): ReactNode {
    function retry(): void {
      onRetry?.();
      reset();
    }
    return renderError({
      children: <ErrorMessage error={error} onRetry={retry} />,
      onRetry: retry,
    });
  }

  return <ErrorBoundary renderFallback={renderFallback}>{children}</ErrorBoundary>;
}
