import { Component, type ReactNode } from 'react';

interface FaultBoundaryProps {
  readonly children: ReactNode;
  /** `reset` renders the children again. */
  readonly failed: (fault: unknown, again: () => void) => ReactNode;
}

interface FaultBoundaryState {
  readonly caught?: { readonly fault: unknown } | undefined;
}

export class FaultBoundary extends Component<FaultBoundaryProps, FaultBoundaryState> {
  override state: FaultBoundaryState = {};

  static getDerivedStateFromError(fault: unknown): FaultBoundaryState {
    return { caught: { fault } };
  }

  override render(): ReactNode {
    const { caught } = this.state;
    const again = () => this.setState({ caught: undefined });
    return caught ? this.props.failed(caught.fault, again) : this.props.children;
  }
}
