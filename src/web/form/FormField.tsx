import { memo, type ReactNode } from 'react';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { controlId, useFlags, useForm, useFormState } from './FormContext.ts';
import type { FieldFlags } from './FormStore.ts';
import type { InputDefinition } from './FormDefinition.ts';
import { FieldControl } from './FieldControl.tsx';
import { problemText } from './problemText.ts';
import { ReadOnlyValue } from './ReadOnlyValue.tsx';
import { RowsField } from './rows/RowsField.tsx';

export interface FormFieldProps {
  input: InputDefinition;
  /** Where its value stands: `note`, `lines.0.quantity`. */
  path: string;
}

/** Label, input, help and error of one field. Drawn again only when something of its own changes. */
export const FormField = memo(function FormField({ input, path }: FormFieldProps) {
  const { store } = useForm();
  const flags = useFlags(store, input, path);
  if (!flags.isVisible) return null;
  if (input.rows) return <RowsField input={input} rows={input.rows} isEditable={flags.isEditable} />;
  return <LabelledField input={input} path={path} flags={flags} />;
});

function LabelledField({ input, path, flags }: FormFieldProps & { flags: FieldFlags }) {
  const { id: formId, store } = useForm();
  const { translate } = useFieldTools();
  const id = controlId(formId, path);
  const isInvalid = useFormState(store, (state) => state.problems.has(path));
  const describedBy = [isInvalid ? `${id}-error` : '', input.help ? `${id}-help` : ''].join(' ').trim();
  const isSwitch = input.field.type === 'boolean';
  const shared = { input, path, id, labelledBy: `${id}-label` };
  return (
    <div className="fm-field" data-span={input.span} data-switch={isSwitch || undefined}>
      <label id={`${id}-label`} htmlFor={id} className="fm-label">
        {translate(input.label)}
        {flags.isRequired && flags.isEditable ? <Star /> : null}
      </label>
      {flags.isEditable ? (
        <FieldControl {...shared} isRequired={flags.isRequired} describedBy={describedBy || undefined} />
      ) : (
        <ReadOnlyValue {...shared} />
      )}
      {input.help ? <Note id={`${id}-help`}>{translate(input.help)}</Note> : null}
      <FieldError id={`${id}-error`} path={path} />
    </div>
  );
}

/** The word is in `aria-required`. */
function Star() {
  return (
    <span className="fm-star" aria-hidden="true">
      *
    </span>
  );
}

function Note({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="fm-help">
      {children}
    </p>
  );
}

/** What is wrong at a place, in words. */
export function FieldError({ id, path }: { id: string; path: string }) {
  const { store } = useForm();
  const { translate, values } = useFieldTools();
  const problem = useFormState(store, (state) => state.problems.get(path));
  if (!problem) return null;
  return (
    <p id={id} className="fm-error" data-error={path}>
      {problemText(store, problem, translate, values)}
    </p>
  );
}
