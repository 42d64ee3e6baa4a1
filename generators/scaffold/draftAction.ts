import { toCamel, toPascal, toSnake } from '../model/buildNames.ts';
import type { ModuleFile } from '../model/schemas.ts';
import type { Draft, Refusal, ScaffoldRequest } from './Draft.ts';
import { WORDS } from './words.ts';

/** An action that takes a note; the first one of a module brings its code along, later ones are written beside it. */
export function draftAction(
  files: ReadonlyMap<string, string>,
  { module, stem }: ScaffoldRequest,
): Draft | Refusal {
  const text = files.get(`schemas/${module}/module.json`) ?? '{}';
  const [first] = (JSON.parse(text) as Partial<ModuleFile>).permissions ?? [];
  if (first === undefined)
    return {
      problem: `schemas/${module}/module.json has no permission code. Add one to "permissions" first.`,
    };
  const value = {
    $schema: '../_meta/action.schema.json',
    url: `/${module.replaceAll('_', '-')}-${stem}`,
    permissions: [first.code],
    input: {
      type: 'object',
      properties: { note: { type: 'string', 'x-type': 'long_text', maxLength: 500 } },
    },
  };
  return {
    files: { [`schemas/${module}/${stem}.action.json`]: value },
    texts: { [`${stem}.note`]: WORDS.note },
    code: { path: `src/modules/${module}/${module}.server.ts`, text: printCode(module, toSnake(stem)) },
  };
}

function printCode(module: string, key: string): string {
  const context = `${toPascal(module)}Context`;
  return `import { defineModule, type ${context} } from '#generated/${module}/module.gen.server.ts';

export default defineModule({ actions: { ${key}: ${toCamel(key)} } });

async function ${toCamel(key)}(_: ${context}): Promise<object> {
  return {};
}
`;
}
