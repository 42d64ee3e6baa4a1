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

const FIELDS = '#contract/createFields.ts';

/** Standard fields that the kit has as one set. */
const KIT_SETS: Readonly<Record<string, string>> = {
  'created_at created_by': 'madeFields',
  'created_at created_by updated_at updated_by': 'standardFields',
};

/** `export const orderFields = createFields({ …, ...standardFields });`, one field a line; each is called as its key. */
export function emitFields(constant: string, fields: readonly ModelField[], place: Place): string {
  const create = place.imports.use('createFields', FIELDS);
  const standard = fields.filter((field) => field.standard);
  const isPlain = standard.every(({ read }) => read === undefined);
  const kitSet = isPlain ? KIT_SETS[standard.map(({ name }) => name).join(' ')] : undefined;
  const own = kitSet === undefined ? fields : fields.filter((field) => !field.standard);
  const members = lines(Object.fromEntries(own.map((field) => [field.name, emitUnnamed(field, place)])));
  const spread = kitSet === undefined ? '' : `  ...${place.imports.use(kitSet, FIELDS)},\n`;
  return `export const ${constant} = ${create}(${members.slice(0, -1)}${spread}});`;
}

function emitUnnamed(field: ModelField, place: Place): LiteralObject {
  const { name: _, ...facts } = emitField(field, place);
  return facts;
}

/** The enum's constant, imported; `permission` is built in. */
export function emitEnumName(name: string, { imports, names }: Place): Code {
  const model = names.enum(name);
  if (model === undefined) return new Code(imports.use(name, PERMISSIONS_FILE));
  return new Code(imports.use(model.constant, `${model.generated}.ts`));
}
