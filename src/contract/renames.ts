import type { Row, Values } from './logic.ts';
import type { FieldModel } from './model.ts';

/*
 * What people keep by the names of fields (views, columns, templates, drafts) outlives the names: one that is not known is
 * the one that was called so before (`x-renamedFrom`).
 */

/** As much of a record's model as names need. */
export interface NamedModel {
  fields: readonly FieldModel[];
}

/** The model of a name; undefined where the caller knows none. */
export type NamedOf = (name: string) => NamedModel | undefined;

/** What a field is called now. */
function toCurrentName({ fields }: NamedModel, name: string): string {
  if (fields.some((field) => field.name === name)) return name;
  return fields.find(({ renamedFrom }) => renamedFrom === name)?.name ?? name;
}

/** The same of a path through references and child rows: `warehouse_id.code_name`. */
export function toCurrentPath(model: NamedModel, path: string, modelOf: NamedOf): string {
  const [first = '', ...more] = path.split('.');
  const name = toCurrentName(model, first);
  const field = model.fields.find((one) => one.name === name);
  const inner = modelOf(field?.reference?.entity ?? field?.rows?.entity ?? '');
  if (more.length === 0) return name;
  return `${name}.${inner ? toCurrentPath(inner, more.join('.'), modelOf) : more.join('.')}`;
}

/** The values of a record, its child rows and what stands beside them (`depot_id.label`) by the names of now. */
export function toCurrentValues(model: NamedModel, values: Row, modelOf: NamedOf): Values {
  const renamed = Object.entries(values).map(([path, value]): [string, unknown] => {
    const [name = '', ...more] = path.split('.');
    const now = toCurrentName(model, name);
    // What has the new name already was kept later.
    const key = now in values ? name : now;
    const { rows } = model.fields.find((field) => field.name === now) ?? {};
    return [[key, ...more].join('.'), rows ? toCurrentRows(modelOf(rows.entity), value, modelOf) : value];
  });
  return Object.fromEntries(renamed);
}

function toCurrentRows(model: NamedModel | undefined, value: unknown, modelOf: NamedOf): unknown {
  if (!model || !Array.isArray(value)) return value;
  return value.map((row: unknown) =>
    typeof row === 'object' && row !== null ? toCurrentValues(model, row as Row, modelOf) : row,
  );
}
