import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** In its place once it has failed. */
  fallback: ReactNode;
}

/** Keeps what fails in a part of an island from taking the rest away. React itself says on the console what failed. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
