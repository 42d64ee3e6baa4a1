import type { ComponentType } from 'react';
import type { FieldTypeName } from '#contract/field.ts';
import { BooleanInput } from './boolean/boolean.input.tsx';
import { DateInput } from './date/date.input.tsx';
import { DurationInput } from './duration/duration.input.tsx';
import { EnumInput } from './enum/enum.input.tsx';
import { EnumsInput } from './enums/enums.input.tsx';
import { GrantsInput } from './enums/grants.input.tsx';
import { FileInput } from './file/file.input.tsx';
import { ImagesInput } from './image/images.input.tsx';
import type { InputProps, InputSettings } from './InputProps.ts';
import { NumberInput } from './integer/number.input.tsx';
import { LinksInput } from './links/links.input.tsx';
import { LongTextInput } from './long_text/long_text.input.tsx';
import { PasswordInput } from './password/password.input.tsx';
import { SecretInput } from './secret/secret.input.tsx';
import { ReferenceInput } from './reference/reference.input.tsx';
import { SuggestInput } from './text/suggest.input.tsx';
import { TextInput } from './text/text.input.tsx';
import './inputs.css';

/** Inputs by field type; what is not listed is typed as text. */
const INPUTS: Readonly<Partial<Record<FieldTypeName, ComponentType<InputProps>>>> = {
  long_text: LongTextInput,
  integer: NumberInput,
  decimal: NumberInput,
  percent: NumberInput,
  money: NumberInput,
  rate: NumberInput,
  weight: NumberInput,
  duration: DurationInput,
  date: DateInput,
  date_time: DateInput,
  boolean: BooleanInput,
  enum: EnumInput,
  enums: EnumsInput,
  reference: ReferenceInput,
  links: LinksInput,
  image: ImagesInput,
  images: ImagesInput,
  svg: ImagesInput,
  file: FileInput,
  password: PasswordInput,
  secret: SecretInput,
};

/** Other looks of a type, chosen by a form's `widget`. */
const WIDGETS: Readonly<Record<string, ComponentType<InputProps>>> = { grants: GrantsInput };

/** Names that a schema may take. */
export const widgetNames: readonly string[] = Object.keys(WIDGETS);

/** The input that a form draws for a field. */
export function inputOf({ field, widget, lookup }: InputSettings): ComponentType<InputProps> {
  if (lookup) return SuggestInput;
  return (widget ? WIDGETS[widget] : undefined) ?? INPUTS[field.type] ?? TextInput;
}
