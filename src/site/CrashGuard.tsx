import { Component, type ReactNode } from 'react';
import { Missing } from '../kit/canvas';
import { Trouble } from './Trouble';

/** A crash inside a page never leaves a blank screen. */
export class CrashGuard extends Component<{ children: ReactNode }, { error: unknown }> {
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
    return <Trouble words={error instanceof Missing ? error.message : undefined} />;
  }
}
