import { Component, type ReactNode } from 'react';
import { Missing } from '../../kit/stage/canvas';
import { ErrorMessage } from './ErrorMessage';

/** A crash inside a page never leaves a blank screen. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  constructor(props: { children: ReactNode }) {
    super(props);
    this.state = { error: null };
  }

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return <ErrorMessage template={error instanceof Missing ? error.message : undefined} />;
  }
}
