import type { ReactNode } from 'react';
import type { FieldModel } from '#contract/model.ts';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { typeOf } from '#fields/types.ts';
import { Star } from './Star.tsx';
import './field.css';

export interface FieldFrameProps {
  /** Id of the control; the label's is `<id>-label`. */
  id: string;
  field: FieldModel;
  /** Message key. */
  label: string;
  isRequired: boolean;
  /** Columns of the section that it takes. */
  span?: 1 | 2 | undefined;
  /** The control and what is said below it. */
  children: ReactNode;
}

/** A field with its name above it; a switch stands before it. */
export function FieldFrame({ id, field, label, isRequired, span, children }: FieldFrameProps) {
  const { translate } = useFieldTools();
  return (
    <div className="fm-field" data-span={span} data-switch={typeOf(field).said === 'switch' || undefined}>
      <label id={`${id}-label`} htmlFor={id} className="fm-label">
        {translate(label)}
        {isRequired ? <Star /> : null}
      </label>
      {children}
    </div>
  );
}
