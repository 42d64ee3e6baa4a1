import type { ModelField } from '../model/types.ts';
import { Code, lines, plain } from '../print/literal.ts';
import type { LiteralObject } from '../print/literal.ts';
import { emitExpression, emitOptional } from './expression.ts';
import type { Place } from './expression.ts';
import { PERMISSIONS_FILE } from './names.ts';

/** A field's facts as `FieldModel`. */
export function emitField(field: ModelField, place: Place): LiteralObject {
  const { compute, visible, requiredIf, readOnlyIf, ...facts } = field;
  return {
    ...plain(facts, 'label', 'standard', 'description', 'minItems', 'after'),
    enum: field.enum === undefined ? undefined : emitEnumName(field.enum, place),
    compute: compute && { stored: compute.stored, value: emitExpression(compute.value, place) },
    visible: emitOptional(visible, place),
    requiredIf: emitOptional(requiredIf, place),
    readOnlyIf: emitOptional(readOnlyIf, place),
  };
}

/** `export const orderFields = { … } as const satisfies Record<string, FieldModel>;`, one field a line. */
export function emitFields(constant: string, fields: readonly ModelField[], place: Place): string {
  const type = place.imports.useType('FieldModel', '#contract/model.ts');
  const members = Object.fromEntries(fields.map((field) => [field.name, emitField(field, place)]));
  return `export const ${constant} = ${lines(members)} as const satisfies Record<string, ${type}>;`;
}

/** The enum's constant, imported; `permission` is built in. */
export function emitEnumName(name: string, { imports, names }: Place): Code {
  const model = names.enum(name);
  if (model === undefined) return new Code(imports.use(name, PERMISSIONS_FILE));
  return new Code(imports.use(model.constant, `${model.generated}.ts`));
}
