import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** `reset` renders the children again. */
  readonly renderFallback?: (error: unknown, reset: () => void) => ReactNode;
  readonly onError?: () => void;
}

interface ErrorBoundaryState {
  readonly caught?: { readonly error: unknown } | undefined;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {};

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { caught: { error } };
  }

  override componentDidCatch(): void {
    this.props.onError?.();
  }

  override render(): ReactNode {
    const { caught } = this.state;
    const reset = () => this.setState({ caught: undefined });
    return caught ? this.props.renderFallback?.(caught.error, reset) : this.props.children;
  }
}
