import { printPlain } from '#contract/text.ts';
import type { EnumModel, EnumValue, EnumWord } from '#contract/enum.ts';
import type { FieldType } from '#contract/field.ts';
import type { FieldModel } from '#contract/model.ts';

/** The entry of a code; absent for a code that the enum does not know. */
export function enumValueOf(model: EnumModel | undefined, value: unknown): EnumValue | undefined {
  return model?.values.find((entry) => entry.value === value);
}

/** What a choice says that has no value (spec 9: "unlimited"); absent where that means nothing. */
export function noValueOf({ type, enum: model }: Pick<FieldModel, 'type' | 'enum'>): EnumWord | undefined {
  return type === 'enum' ? model?.noValue : undefined;
}

/** Whether nothing stands there, and that says something. */
export function isSaidNothing(field: Pick<FieldModel, 'type' | 'enum'>, value: unknown): boolean {
  return value === null && noValueOf(field) !== undefined;
}

/** All that a choice may be called: the words of its codes, and that for no value. */
export function enumWords({ values, noValue }: EnumModel): readonly EnumWord[] {
  return noValue ? [...values, noValue] : values;
}

/** Message key of a code's word; absent for an unknown code, which is shown as its number. */
export function enumLabelKey(model: EnumModel | undefined, value: unknown): string | undefined {
  const entry = value === null ? model?.noValue : enumValueOf(model, value);
  return model && entry ? labelKeyOf(model, entry) : undefined;
}

/** Message key of an entry: `enum.<name>.<key>`; permissions, an enum of the kit's own, keep theirs: `permission.<code>`. */
export function labelKeyOf({ name }: EnumModel, { key }: EnumWord): string {
  return name === 'permission' ? `permission.${key}` : `enum.${name}.${key}`;
}

/** `"40"` → 40 where codes are numbers; an empty text is no code. */
export function toCode(value: unknown, model: EnumModel | undefined): unknown {
  if (typeof value !== 'string') return value;
  const typed = value.trim();
  if (typed === '') return null;
  return model?.type === 'integer' && /^-?\d+$/.test(typed) ? Number(typed) : typed;
}

export const enumType: FieldType<string | number> = {
  name: 'enum',
  said: 'choice',
  guide: 'choice',
  inputPx: 180,
  normalize: (value, field) => toCode(value, field.enum),
  check(value, field) {
    const isKnown = !field.enum || enumValueOf(field.enum, value) !== undefined;
    return isKnown ? null : { code: 'not_a_choice', params: { value } };
  },
  format: (value) => printPlain(value),
};
