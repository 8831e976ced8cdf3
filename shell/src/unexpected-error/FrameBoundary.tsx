import { Component, type ReactNode } from 'react';
import { BareErrorScreen } from './BareErrorScreen';

interface FrameBoundaryProps {
  children: ReactNode;
}

/** Catches errors of the frame around the error screen. */
export class FrameBoundary extends Component<FrameBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <BareErrorScreen /> : this.props.children;
  }
}
