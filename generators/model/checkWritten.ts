import { at } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { toType } from './buildFieldFacts.ts';
import type { Place } from './buildReport.ts';
import type { Source } from './buildSources.ts';
import type { EntityFile, FieldFile } from './schemas.ts';

const FIELD_KEYWORDS = [
  'writeOnly',
  'x-rows',
  'x-links',
  'x-number',
  'x-copyFrom',
  'x-visible',
  'x-required',
  'x-readonly',
  'x-onHide',
] as const satisfies readonly (keyof FieldFile)[];

const FILE_TYPES: readonly string[] = ['file', 'image', 'images', 'svg'];

const RIGHTS = ['create', 'update', 'delete'] as const;

/** Whether an entity that its module writes by itself asks for what only the kit does when it writes. */
export function checkWritten(context: Context, source: Source<'entity'>): void {
  const { value } = source;
  if (value['x-written'] === undefined) {
    if (value['x-check'] !== undefined) {
      const text = 'belongs to an entity that its module writes by itself.';
      const hint = 'Write a rule ("x-rules"): it is told before anything is stored.';
      context.report.at({ ...at(source, 'x-check'), on: 'key' }, 'GEN219', text, hint);
    }
    return;
  }
  const refuse = createRefusal(context, value);
  for (const path of entityPaths(value)) refuse({ ...at(source, ...path), on: 'key' });
  for (const [name, field] of Object.entries(value.properties)) {
    for (const path of fieldPaths(field)) refuse({ ...at(source, 'properties', name, ...path), on: 'key' });
    if (FILE_TYPES.includes(toType(field))) refuse(at(source, 'properties', name));
  }
  checkUsers(context, value.title, refuse);
}

type Refuse = (place: Place) => void;

function createRefusal({ report }: Context, { title }: EntityFile): Refuse {
  const text = `is done by the kit when it writes, but ${title} is written by its module ("x-written").`;
  return (place) => report.at(place, 'GEN219', text, 'Take it out, or do it in the code of the module.');
}

function entityPaths(value: EntityFile): readonly (readonly string[])[] {
  const { 'x-access': access = {} } = value;
  return [
    ...(value['x-rules'] === undefined ? [] : [['x-rules']]),
    ...(value['x-audit'] === true ? [['x-audit']] : []),
    ...(value['x-softDelete'] === true ? [['x-softDelete']] : []),
    ...(value['x-data'] === true ? [['x-data']] : []),
    ...RIGHTS.filter((right) => access[right] !== undefined).map((right) => ['x-access', right]),
  ];
}

function fieldPaths(field: FieldFile): readonly (readonly string[])[] {
  return [
    ...FIELD_KEYWORDS.filter((keyword) => field[keyword] !== undefined).map((keyword) => [keyword]),
    ...(field['x-compute'] !== undefined && field['x-compute'].stored !== false ? [['x-compute']] : []),
    ...(field['x-access']?.write === undefined ? [] : [['x-access', 'write']]),
  ];
}

/** Forms, imports and workflows that change its records, and a parent that would store them. */
function checkUsers(context: Context, name: string, refuse: Refuse): void {
  const { forms, imports, workflows, parents } = context;
  for (const source of [...forms, ...imports]) if (source.value.entity === name) refuse(at(source, 'entity'));
  const workflow = workflows.get(name);
  if (workflow) refuse(at(workflow, 'entity'));
  const parent = parents.get(name);
  if (parent) refuse(at(parent.entity, 'properties', parent.field, 'x-rows', 'entity'));
}
