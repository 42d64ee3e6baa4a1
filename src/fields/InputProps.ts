import type { Row } from '#contract/logic.ts';
import type { FieldModel } from '#contract/model.ts';
import type { Filters } from '#contract/wire.ts';

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
  /** Pages to read before; `label` is a message key. */
  links?: readonly { route: string; label: string }[];
  /** Suggestions while it is typed; whatever is typed may stay. */
  lookup?: LookupSettings;
}

/** Where an input asks for suggestions, and what it takes of the chosen one. */
export interface LookupSettings {
  url: string;
  /** Name of the typed text in the body; absent: all are asked once and searched in the browser. */
  param?: string;
  /** Sent along. */
  body?: Readonly<Record<string, string | number | boolean>>;
  /** Member of a row that the input takes. */
  value: string;
  /** Members shown beside it. */
  show: readonly string[];
  /** Milliseconds after the last key. */
  debounceMs: number;
  /** Field of the form → member of the row. */
  fill: Readonly<Record<string, string>>;
  /** Nothing is said where nothing is found. */
  quiet?: true;
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
   * With the value as stored where it is complete, else with what was typed. A reference or a suggestion gives the
   * chosen record too, so that the form can fill what follows from it.
   */
  onChange: (value: unknown, chosen?: Row) => void;
  onBlur: () => void;
  /** More was typed or pasted than the field can hold: it is not taken, the form says so. */
  onRefuse?: (value: unknown) => void;
  /** Work that changes the value when it is over; the form is sent after it. */
  onBusy?: (work: Promise<unknown>) => void;
  /** Label of a reference's present value, where the record brought it along. */
  valueLabel?: string;
  /** Of files: the field as the server knows it (`order.attachments`); absent where no record stands behind the form. */
  fileField?: string;
  /** The record is not stored yet: nothing of it can be taken away. */
  isNew?: boolean;
  /** Of phones: the country that stands beside it; absent: the user's. */
  country?: number;
  /** Records that a reference may point to now: the schema's own limits and what it depends on. */
  where?: Filters;
  /** Ids of the only records that a reference offers. */
  among?: readonly number[];
  /** Message key of the field that must be filled first. */
  waitsFor?: string;
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
