import { toCamel, toPascal, toSnake } from '../model/buildNames.ts';
import type { ModuleFile } from '../model/schemas.ts';
import type { Draft, Refusal, ScaffoldRequest } from './Draft.ts';
import { WORDS } from './words.ts';

/**
 * An action that takes a note, by itself or with `--entity` to records; the first one of a module brings its code along, later ones
 * are written beside it.
 */
export function draftAction(
  files: ReadonlyMap<string, string>,
  { module, stem, entity, names }: ScaffoldRequest,
): Draft | Refusal {
  const text = files.get(`schemas/${module}/module.json`) ?? '{}';
  const [first] = (JSON.parse(text) as Partial<ModuleFile>).permissions ?? [];
  if (first === undefined)
    return {
      problem: `schemas/${module}/module.json has no permission code. Add one to "permissions" first.`,
    };
  const value = {
    $schema: '../_meta/action.schema.json',
    ...(entity === undefined ? { url: `/${module.replaceAll('_', '-')}-${stem}` } : { entity }),
    permissions: [first.code],
    input: {
      type: 'object',
      properties: { note: { type: 'string', 'x-type': 'long_text', maxLength: 500 } },
    },
    ...(entity !== undefined && { bulk: true }),
  };
  return {
    files: { [`schemas/${module}/${stem}.action.json`]: value },
    texts: {
      [`${stem}.note`]: WORDS.note,
      ...(entity !== undefined && { [`${entity}.action.${toSnake(stem)}`]: names }),
    },
    code: {
      path: `src/modules/${module}/${module}.server.ts`,
      text: printCode(module, toSnake(stem), entity),
    },
  };
}

function printCode(module: string, key: string, entity: string | undefined): string {
  const context = `${toPascal(module)}Context`;
  if (entity !== undefined) return printRecordCode(module, key, entity);
  return `import { defineModule, type ${context} } from '#generated/${module}/module.gen.server.ts';

export default defineModule({ actions: { ${key}: ${toCamel(key)} } });

async function ${toCamel(key)}(_: ${context}): Promise<object> {
  return {};
}
`;
}

function printRecordCode(module: string, key: string, entity: string): string {
  const [context, record, name] = [`${toPascal(module)}Context`, toPascal(entity), toCamel(key)];
  const file = `${module}/${entity.replaceAll('_', '-')}.entity.gen.ts`;
  const lines = [
    `import type { RecordChange } from '#contract/module.ts';`,
    `import { defineModule, type ${context} } from '#generated/${module}/module.gen.server.ts';`,
    `import type { ${record} } from '#generated/${file}';`,
    '',
    `export default defineModule({ actions: { ${key}: ${name} } });`,
    '',
    '/** Called once for all records of a call. */',
    `async function ${name}(_: ${context}, changes: readonly RecordChange<${record}>[]): Promise<void> {`,
    '  // Each is refused by itself, and so are all until something is written here.',
    "  for (const change of changes) change.refuse('transition_refused');",
    '}',
    '',
  ];
  return lines.join('\n');
}
