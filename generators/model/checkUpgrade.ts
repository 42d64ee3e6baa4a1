import { createReport } from './buildReport.ts';
import { buildSources } from './buildSources.ts';
import type { RawSource } from './buildSources.ts';
import type { EntityFile } from './schemas.ts';
import type { Model, ModelEntity, ModelField, Problem } from './types.ts';

/**
 * What a database that stands at an earlier state of the schemas lacks for this one: fields that are required now, of records
 * that may have been stored without them, with neither a default nor a data migration that fills them.
 * `before` has the entities of then, and the names of the data migrations.
 */
export function checkUpgrade(
  before: ReadonlyMap<string, string>,
  files: ReadonlyMap<string, string>,
  model: Model,
): readonly Problem[] {
  const report = createReport();
  const olds = new Map([...before].flatMap(([path, text]) => readEntity(path, text)));
  const sources = new Map(buildSources(files, createReport()).map((source) => [source.file, source]));
  const filled = new Set(
    model.migrations.filter(({ source }) => !before.has(source)).flatMap(({ fills }) => fills),
  );
  for (const entity of model.entities) {
    const [old, source] = [olds.get(entity.name), sources.get(entity.source)];
    if (!old || !source) continue;
    for (const field of entity.fields) {
      if (!isDemanded(field) || wasDemanded(field, old) || filled.has(`${entity.table}.${field.name}`))
        continue;
      const text = `"${field.name}" is new in the records of ${entity.module}/${entity.name} that are stored already.`;
      report.at(placeOf(source, field), 'GEN252', text, hintOf(entity, field, model));
    }
  }
  return report.sorted();
}

function readEntity(path: string, text: string): [string, EntityFile][] {
  if (!path.endsWith('.entity.json')) return [];
  const entity = JSON.parse(text) as EntityFile;
  return [[entity.title, entity]];
}

/** Whether every stored record must have a value that only people know. */
function isDemanded({
  required,
  visible,
  standard,
  compute,
  rows,
  links,
  default: value,
}: ModelField): boolean {
  const isGiven = (value !== undefined && value !== null) || compute || rows || links || standard;
  return required === true && visible === undefined && !isGiven;
}

function wasDemanded({ name, renamedFrom }: ModelField, { properties, required = [] }: EntityFile): boolean {
  const old = properties[name] ? name : (renamedFrom ?? name);
  return required.includes(old) && properties[old]?.['x-visible'] === undefined;
}

function placeOf(source: RawSource, { name }: ModelField) {
  const { required = [] } = source.value as unknown as EntityFile;
  return { source, path: ['required', required.indexOf(name)] };
}

function hintOf({ module, table }: ModelEntity, { name }: ModelField, { migrations }: Model): string {
  const numbers = migrations.flatMap((each) => (each.module === module ? [each.number] : []));
  const next = String(Math.max(0, ...numbers) + 1).padStart(3, '0');
  const path = `schemas/${module}/migrations/${next}-fill-${name.replaceAll('_', '-')}.sql`;
  return `Give it a default, or write ${path} with "update ${table} set ${name} = … where ${name} is null;".`;
}
