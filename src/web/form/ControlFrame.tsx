import type { ReactNode } from 'react';

export interface ControlFrameProps {
  /** Id of the control. */
  id: string;
  /** Where its value stands: `note`, `lines.0.quantity`. */
  path: string;
  /** Files and choices have several controls; a label around them would press the first. */
  isMany: boolean;
  children: ReactNode;
}

/** Around the control of a field: a click beside it lands in it. */
export function ControlFrame({ id, path, isMany, children }: ControlFrameProps) {
  if (isMany)
    return (
      <div className="fm-control" data-input={path}>
        {children}
      </div>
    );
  return (
    <label htmlFor={id} className="fm-control" data-input={path}>
      {children}
    </label>
  );
}
