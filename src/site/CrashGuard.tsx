import { Component, type ReactNode } from 'react';
import { Trouble } from './Trouble';

/** A crash inside a page never leaves a blank screen. */
export class CrashGuard extends Component<{ children: ReactNode }, { crashed: boolean }> {
  constructor(props: { children: ReactNode }) {
    super(props);
    this.state = { crashed: false };
  }

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override render() {
    return this.state.crashed ? <Trouble /> : this.props.children;
  }
}
