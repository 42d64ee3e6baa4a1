import { Component } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { FailureCard, type FailureProps } from './FailureCard.tsx';
import { forgetFailures } from './LazyScreen.tsx';

interface Props {
  /** A new value (the address) clears the error. */
  resetKey: string;
  /** What stands in the place of what broke; the card of a whole screen unless said otherwise. */
  failure?: ComponentType<FailureProps>;
  children: ReactNode;
}

interface State {
  error: Error | null;
  resetKey: string;
}

/** Shows a card instead of a blank page when a screen, or a part of the frame, breaks or cannot be loaded. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: Error): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { error: null, resetKey };
  }

  private readonly retry = () => {
    forgetFailures();
    this.setState({ error: null });
  };

  override render(): ReactNode {
    const { failure: Failure = FailureCard, children } = this.props;
    return this.state.error ? <Failure error={this.state.error} onRetry={this.retry} /> : children;
  }
}
