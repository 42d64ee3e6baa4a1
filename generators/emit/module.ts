import type { Model, ModelCall, ModelEntity, ModelField, ModelModule } from '../model/types.ts';
import { toPascal } from '../model/buildNames.ts';
import { printFile } from '../print/format.ts';
import { createImports } from '../print/imports.ts';
import type { Imports } from '../print/imports.ts';

/** Path below `src/generated`. */
export const moduleFile = (module: string): string => `${module}/module.gen.server.ts`;

/** `orders/module.gen.server.ts`: what the handwritten code of a module is typed by. */
export function emitModule(model: Model, { source, name, uses }: ModelModule): string {
  const imports = createImports(moduleFile(name));
  const use = (type: string): string => imports.useType(type, '#contract/module.ts');
  const own = toPascal(name);
  // Of a view there is neither a table nor a record to change.
  const entities = model.entities.filter(({ module, view }) => module === name && !view);
  const written = entities.filter((each) => each.written === 'module');
  const types = `${own}Module`;
  const join = (part: string): string =>
    [own, ...uses.filter((other) => hasEntities(model, other)).map((other) => toPascal(other))]
      .map((each) => (each === own ? `${each}${part}` : importPart(imports, model, each, part)))
      .join(' & ');
  const members = [
    `entities: ${join('Entities')};`,
    `reads: ${join('Tables')};`,
    `writes: ${emitWrites(own, written, use)};`,
    `effects: ${emitEffects(model, name, imports)};`,
    `actions: ${emitActions(model, name, imports)};`,
    `jobs: ${emitJobs(model, name)};`,
  ];
  const context = `${own}Context`;
  return printFile(source, imports, [
    emitInterface(
      `${own}Entities`,
      entities.map((each) => [each.name, useRecord(imports, each)]),
    ),
    emitInterface(
      `${own}Tables`,
      entities.flatMap((each) => emitTables(each, imports, use)),
    ),
    `interface ${types} {\n${members.map((each) => `  ${each}\n`).join('')}}`,
    `/** What the code of this module is given inside a change. */\nexport type ${context} = ${use('ChangeContext')}<${types}>;`,
    `export const defineModule = (code: ${use('ModuleCode')}<${types}>): ${use('ModuleCode')} =>
  ${imports.use('toModuleCode', '#contract/module.ts')}(code);`,
    `/** Somebody's change by the right of this module: what it offers to others begins so. */\nexport const as${own} = (context: Pick<${use('ChangeContext')}, 'within'>): ${context} =>
  context.within('${name}') as unknown as ${context};`,
  ]);
}

const hasEntities = ({ entities }: Model, module: string): boolean =>
  entities.some((entity) => entity.module === module);

function importPart(imports: Imports, { modules }: Model, own: string, part: string): string {
  const module = modules.find(({ name }) => toPascal(name) === own)?.name ?? '';
  return imports.useType(`${own}${part}`, moduleFile(module));
}

const useRecord = (imports: Imports, { component, generated }: ModelEntity): string =>
  imports.useType(component, `${generated}.ts`);

function emitInterface(name: string, members: readonly (readonly [string, string])[]): string {
  return `export interface ${name} {\n${members.map(([key, type]) => `  ${key}: ${type};\n`).join('')}}`;
}

/** The table of an entity, and those of its links. */
function emitTables(
  entity: ModelEntity,
  imports: Imports,
  use: (type: string) => string,
): (readonly [string, string])[] {
  const not = union(entity.fields.filter((field) => !hasColumn(field)));
  const text = union(entity.fields.filter((field) => hasColumn(field) && field.json === 'number'));
  const parts = [useRecord(imports, entity), ...(text ? [not || 'never', text] : not ? [not] : [])];
  const columns = `${use('Columns')}<${parts.join(', ')}>`;
  return [
    [entity.table, entity.softDelete ? columns : `${use('Lasting')}<${columns}>`],
    ...entity.fields.flatMap(({ links }) =>
      links
        ? [[links.table, `${use('LinkColumns')}<'${links.foreignKey}', '${links.otherKey}'>`] as const]
        : [],
    ),
  ];
}

const hasColumn = ({ rows, links, compute }: ModelField): boolean =>
  rows === undefined && links === undefined && compute?.stored !== false;

function emitWrites(own: string, written: readonly ModelEntity[], use: (type: string) => string): string {
  if (written.length === 0) return '{}';
  return `${use('Written')}<Pick<${own}Tables, ${written.map(({ table }) => `'${table}'`).join(' | ')}>>`;
}

const union = (fields: readonly ModelField[]): string => fields.map(({ name }) => `'${name}'`).join(' | ');

function emitEffects({ workflows, entities }: Model, module: string, imports: Imports): string {
  const records = new Map<string, string>();
  for (const { entity, transitions } of workflows)
    for (const key of transitions.flatMap(({ effects = [] }) => effects)) {
      const [owner = '', effect = ''] = key.split('/');
      const found = entities.find(({ name }) => name === entity);
      if (owner === module && found) records.set(effect, useRecord(imports, found));
    }
  const members = [...records].map(([effect, record]) => `${effect}: ${record}`);
  return members.length === 0 ? '{}' : `{ ${members.join('; ')} }`;
}

/** What the code of the module may put in. */
function emitJobs({ code }: Model, module: string): string {
  const jobs = code.find((each) => each.module === module)?.jobs;
  if (jobs === null) return 'string';
  return jobs === undefined || jobs.length === 0 ? 'never' : jobs.map((key) => `'${key}'`).join(' | ');
}

function emitActions({ actions, entities }: Model, module: string, imports: Imports): string {
  const own = actions.filter((each) => each.module === module);
  const use = (name: string, { generated }: ModelCall): string => imports.useType(name, `${generated}.ts`);
  // Done to records, an action has them instead of an answer of its own.
  const emitOutcome = (each: ModelCall): string => {
    const owner = entities.find(({ name }) => name === each.records?.entity);
    if (owner) return `record: ${useRecord(imports, owner)}`;
    const result = `result: ${use(`${each.component}Result`, each)}`;
    if (each.outside) return `${result}; outside: true`;
    return each.audience === 'public' ? `${result}; audience: 'public'` : result;
  };
  const members = own.map(
    (each) => `    ${each.key}: { input: ${use(`${each.component}Input`, each)}; ${emitOutcome(each)} };\n`,
  );
  return members.length === 0 ? '{}' : `{\n${members.join('')}  }`;
}
