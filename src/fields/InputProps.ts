import type { LookupRow } from '#contract/wire.ts';
import type { FieldModel } from '#contract/model.ts';

/** What an input knows of its place in a form. */
export interface InputSettings {
  field: FieldModel;
  /** Message key of the label. */
  label: string;
  /** Another look of the same type: `grants`. */
  widget?: string;
  /** Message keys. */
  help?: string;
  placeholder?: string;
}

/** What an input of a field type, or a module's own, is given. Controlled: the form keeps the value. */
export interface InputProps {
  input: InputSettings;
  /** Id of the control: the label and the error summary lead to it. */
  id: string;
  /** Ids of the texts that name the control. */
  labelledBy: string;
  value: unknown;
  /**
   * With the value as stored where it is complete, else with what was typed. A reference gives the chosen
   * record too, so that the form can fill what is copied from it.
   */
  onChange: (value: unknown, chosen?: LookupRow) => void;
  onBlur: () => void;
  /** Label of a reference's present value, where the record brought it along. */
  valueLabel?: string;
  disabled?: boolean;
  isInvalid?: boolean;
  isRequired?: boolean;
  /** Ids of the error and the help below. */
  describedBy?: string;
}

/** What every native control takes of its props. */
export function toControlProps({ id, labelledBy, onBlur, ...props }: InputProps) {
  return {
    id,
    onBlur,
    disabled: props.disabled ?? false,
    'aria-labelledby': labelledBy,
    'aria-invalid': props.isInvalid || undefined,
    'aria-required': props.isRequired || undefined,
    'aria-describedby': props.describedBy,
  };
}
