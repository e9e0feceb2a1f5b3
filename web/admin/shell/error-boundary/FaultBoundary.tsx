import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** `reset` renders the children again. */
  readonly failed: (error: unknown, again: () => void) => ReactNode;
}

interface ErrorBoundaryState {
  readonly caught?: { readonly error: unknown } | undefined;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {};

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { caught: { error } };
  }

  override render(): ReactNode {
    const { caught } = this.state;
    const again = () => this.setState({ caught: undefined });
    return caught ? this.props.failed(caught.error, again) : this.props.children;
  }
}
