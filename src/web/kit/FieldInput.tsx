import { createElement, useEffect, useId, useRef, useState } from 'react';
import type { Problem } from '#contract/errors.ts';
import type { Row } from '#contract/logic.ts';
import type { FieldModel } from '#contract/model.ts';
import { isOfFiles } from '#fields/file/isOfFiles.ts';
import { useFieldTools } from '#fields/FieldTools.tsx';
import type { InputProps, InputSettings } from '#fields/InputProps.ts';
import { inputOf } from '#fields/inputs.tsx';
import { checkValue, isOver } from '#web/form/checkForm.ts';
import { ControlFrame } from '#web/form/ControlFrame.tsx';
import { FieldFrame } from '#web/form/FieldFrame.tsx';
import { printProblem } from '#web/form/problemText.ts';

export interface FieldInputProps extends Pick<
  InputProps,
  'value' | 'valueLabel' | 'country' | 'where' | 'disabled' | 'isRequired'
> {
  /** Of a generated entity (`tripFields.fee`), or written by hand: `{ name: 'paid', type: 'money', json: 'integer' }`. */
  field: FieldModel;
  /** Message key of its name. */
  label: string;
  /** With the value as it is stored, or with what was typed while that is none. Of a reference also the chosen record. */
  onChange: (value: unknown, chosen?: Row) => void;
  /** Once it is left. */
  onBlur?: () => void;
  /** Message keys. */
  help?: string;
  placeholder?: string;
  /** Suggestions while it is typed. */
  lookup?: InputSettings['lookup'];
  /** What the server said of it, in words. */
  error?: string | undefined;
}

/** The input of a field outside of a form: controlled; what is wrong with the value is said below when it is left. */
export function FieldInput({ field, label, help, error, isRequired = false, ...props }: FieldInputProps) {
  const { translate } = useFieldTools();
  const id = useId();
  const { problem, ...control } = useChecked(field, props);
  const input = toInput({ field, label, ...props });
  const text = useProblemText(problem, input) ?? error;
  const described = [text ? `${id}-error` : '', help ? `${id}-help` : ''].join(' ').trim();
  const shared = { id, labelledBy: `${id}-label`, isRequired, isInvalid: text !== undefined };
  return (
    <FieldFrame id={id} field={field} label={label} isRequired={isRequired}>
      <ControlFrame id={id} path={field.name} isMany={isOfFiles(field)}>
        {createElement(inputOf(input), {
          ...shared,
          ...pickProps(props),
          ...control,
          input,
          ...(described && { describedBy: described }),
        })}
      </ControlFrame>
      {help ? (
        <p id={`${id}-help`} className="fm-help">
          {translate(help)}
        </p>
      ) : null}
      {text ? (
        <p id={`${id}-error`} className="fm-error" data-error={field.name}>
          {text}
        </p>
      ) : null}
    </FieldFrame>
  );
}

type Rest = Omit<FieldInputProps, 'field' | 'label' | 'help' | 'error' | 'isRequired'>;

const toInput = ({ field, label, placeholder, lookup }: Rest & Pick<FieldInputProps, 'field' | 'label'>) => ({
  field,
  label,
  ...(placeholder && { placeholder }),
  ...(lookup && { lookup }),
});

function pickProps({ value, valueLabel, country, where, disabled = false }: Rest) {
  return {
    value,
    disabled,
    ...(valueLabel !== undefined && { valueLabel }),
    ...(country !== undefined && { country }),
    ...(where && { where }),
  };
}

/** The handlers of a control that is checked when it is left, and at once where typing on mends nothing. */
function useChecked(field: FieldModel, { value, country, onChange, onBlur }: Rest) {
  const { values } = useFieldTools();
  const [problem, setProblem] = useState<Problem | null>(null);
  // An input that is left may bring its value into form first, in the same event.
  const latest = useRef(value);
  useEffect(() => void (latest.current = value), [value]);
  const context = country === undefined ? values : { ...values, country };
  const check = (typed: unknown): Problem | null =>
    checkValue(typed, { field, entity: '', path: field.name }, context);
  return {
    problem,
    onChange: (next: unknown, chosen?: Row) => {
      latest.current = next;
      setProblem(isOver(next, field) ? check(next) : null);
      onChange(next, chosen);
    },
    onBlur: () => {
      setProblem(check(latest.current));
      onBlur?.();
    },
    onRefuse: (refused: unknown) => {
      const found = check(refused);
      setProblem(found && { ...found, code: 'kit.form.not_taken' });
    },
  };
}

function useProblemText(problem: Problem | null, input: InputSettings): string | undefined {
  const { translate, values } = useFieldTools();
  return problem ? printProblem(problem, input, translate, values) : undefined;
}
