import type { ReactNode } from 'react';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { FieldControl } from './FieldControl.tsx';
import { FieldError } from './FieldError.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { controlId, useFlags, useForm, useFormState } from './FormContext.ts';
import type { InputDefinition } from './FormDefinition.ts';
import { ReadOnlyValue } from './ReadOnlyValue.tsx';

export interface LabelledFieldProps {
  input: InputDefinition;
  /** Where its value stands: `note`, `lines.0.quantity`. */
  path: string;
}

/** Label, input, help and error of one value; nothing while its condition hides it. */
export function LabelledField({ input, path }: LabelledFieldProps) {
  const { id: formId, store } = useForm();
  const { translate } = useFieldTools();
  const flags = useFlags(store, input, path);
  const id = controlId(formId, path);
  const hasNote = useFormState(store, (state) => state.problems.has(path) || state.warnings.has(path));
  const describedBy = [hasNote ? `${id}-error` : '', input.help ? `${id}-help` : ''].join(' ').trim();
  if (!flags.isVisible) return null;
  const shared = { input, path, id, labelledBy: `${id}-label` };
  return (
    <FieldFrame
      id={id}
      field={input.field}
      label={input.label}
      span={input.span}
      isRequired={flags.isRequired && flags.isEditable}
    >
      {flags.isEditable ? (
        <FieldControl {...shared} isRequired={flags.isRequired} describedBy={describedBy || undefined} />
      ) : (
        <ReadOnlyValue {...shared} />
      )}
      {input.help ? <Note id={`${id}-help`}>{translate(input.help)}</Note> : null}
      {input.links ? <Links links={input.links} /> : null}
      <FieldError id={`${id}-error`} path={path} />
    </FieldFrame>
  );
}

/** In a tab of their own: what was typed here stays. */
function Links({ links }: { links: NonNullable<InputDefinition['links']> }) {
  const { translate } = useFieldTools();
  return (
    <p className="fm-help fm-links">
      {links.map(({ route, label }) => (
        <a key={route} href={route} target="_blank" rel="noopener">
          {translate(label)}
          <span className="fm-unseen"> {translate('kit.form.new_tab')}</span>
        </a>
      ))}
    </p>
  );
}

function Note({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="fm-help">
      {children}
    </p>
  );
}
