import type { WorkflowFile } from './schemas.ts';
import { at } from './buildContext.ts';
import { toSnake } from './buildNames.ts';
import type { Report } from './buildReport.ts';
import type { Source } from './buildSources.ts';

/** A file with the name that it must have; another one is reported, and then no longer disturbs the rest. */
export function checkFileName(source: Source, report: Report): Source {
  if (source.kind === 'workflow') return checkWorkflowName(source as Source<'workflow'>, report);
  const [keyword, expected] = nameOf(source);
  const value = source.value as unknown as Readonly<Record<string, unknown>>;
  if (keyword === null || value[keyword] === expected) return source;
  const file = source.kind === 'module' ? `folder ${source.module}` : `file ${source.file.split('/').at(-1)}`;
  const text = `is ${JSON.stringify(value[keyword])}, but the ${file} says "${expected}".`;
  report.at(at(source, keyword), 'GEN303', text);
  return { ...source, value: { ...value, [keyword]: expected } } as unknown as Source;
}

function nameOf({ kind, stem, module }: Source): readonly [string | null, string] {
  if (kind === 'module') return ['name', module];
  if (kind === 'entity') return ['title', toSnake(stem)];
  if (kind === 'enum') return ['name', toSnake(stem)];
  return [kind === 'seed' ? 'entity' : null, toSnake(stem)];
}

/** `order.workflow.json`, or with its field `order-payment.workflow.json` where several states are orthogonal. */
function checkWorkflowName(source: Source<'workflow'>, report: Report): Source {
  const { stem, value, file } = source;
  const { entity, field } = value;
  const name = toSnake(stem);
  if (name === entity || name === `${entity}_${field}`) return source;
  const named = name.endsWith(`_${field}`) ? name.slice(0, -field.length - 1) : name;
  const keyword = name.startsWith(`${entity}_`) ? 'field' : 'entity';
  const expected = keyword === 'field' ? name.slice(entity.length + 1) : named;
  const text = `is "${value[keyword]}", but the file ${file.split('/').at(-1)} says "${expected}".`;
  report.at(at(source, keyword), 'GEN303', text);
  if (keyword === 'field') return source;
  return { ...source, value: { ...(value as WorkflowFile), entity: expected } } as unknown as Source;
}

/** A file that says its name with a keyword. */
interface Called<Word extends string> {
  readonly value: Readonly<Record<Word, string>>;
}

/**
 * Files by the name that a keyword says. A name that is given twice is reported and belongs to none of them: it is added to `broken`, so
 * that those who refer to it are not blamed.
 */
export function indexOnce<Word extends string, Named extends Source & Called<Word>>(
  sources: readonly Named[],
  keyword: Word,
  report: Report,
  broken: Set<string>,
): ReadonlyMap<string, Named> {
  const index = new Map<string, Named>();
  for (const source of sources) {
    const name = source.value[keyword];
    const first = index.get(name);
    if (first !== undefined) {
      report.at(at(source, keyword), 'GEN301', `"${name}" is declared in ${first.file} already.`);
      broken.add(name);
    }
    index.set(name, first ?? source);
  }
  return new Map([...index].filter(([name]) => !broken.has(name)));
}
