import type { ReactNode } from 'react';
import { useLocation } from 'react-admin';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { PartFailure } from './FailureCard.tsx';

/** A part of the frame, or of a page of many parts: when it breaks, the others stay. */
export function FramePart({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname} failure={PartFailure}>
      {children}
    </ErrorBoundary>
  );
}
