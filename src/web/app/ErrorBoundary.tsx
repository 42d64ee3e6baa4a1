import { Component } from 'react';
import type { ReactNode } from 'react';
import { FailureCard } from './FailureCard.tsx';
import { forgetFailures } from './LazyScreen.tsx';

interface Props {
  /** A new value (the address) clears the error. */
  resetKey: string;
  children: ReactNode;
}

interface State {
  error: Error | null;
  resetKey: string;
}

/** Shows a card instead of a blank page when a screen breaks or cannot be loaded. */
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
    if (!this.state.error) return this.props.children;
    return <FailureCard error={this.state.error} onRetry={this.retry} />;
  }
}
