import { Component, type ReactNode } from 'react';

interface FaultBoundaryProps {
  readonly children: ReactNode;
  /** Shown in place of what failed; `again` draws that once more. */
  readonly failed: (fault: unknown, again: () => void) => ReactNode;
}

interface FaultBoundaryState {
  readonly caught?: { readonly fault: unknown } | undefined;
}

/** Keeps a fault of what it holds from the rest of the page. */
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
