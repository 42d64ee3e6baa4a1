import { parseSync } from 'oxc-parser';

/** What `defineModule({ … })` of a module's handwritten code holds, by part: `jobs`, `effects`. */
export type ModuleParts = ReadonlyMap<string, CodePart>;

export interface CodePart {
  /** Its keys, or the texts of a list. */
  readonly keys: ReadonlyMap<string, CodeKey>;
  /** Whether they are all: what is spread into it, or stands elsewhere, is not seen. */
  readonly isWhole: boolean;
}

export interface CodeKey {
  /** Place in the file. */
  readonly offset: number;
  /** What it says in plain texts: `job` of a schedule, `path` of a webhook. */
  readonly texts: ReadonlyMap<string, { readonly value: string; readonly offset: number }>;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [member: string]: unknown;
}

/**
 * Reads the parts and keys that stand in the object given to `defineModule`. What is spread into it is not seen: a name that a
 * schema speaks of is written out.
 */
export function readModuleCode(file: string, text: string): ModuleParts {
  const known = read.get(file);
  if (known?.text === text) return known.parts;
  const parts = readParts(text);
  read.set(file, { text, parts });
  return parts;
}

/** Files as they were last: a watcher changes one of many. */
const read = new Map<string, { text: string; parts: ModuleParts }>();

function readParts(text: string): ModuleParts {
  const { program } = parseSync('module.server.ts', text);
  const body = program.body as unknown as readonly Node[];
  const call = body.map(toDefinition).find((each) => each !== undefined);
  const parts =
    call === undefined ? [] : membersOf(call).map(({ key, value }) => [key, toPart(value)] as const);
  return new Map(parts);
}

/** The object of `export default defineModule({ … })`. */
function toDefinition(statement: Node): Node | undefined {
  if (statement.type !== 'ExportDefaultDeclaration') return undefined;
  const call = statement['declaration'] as Node;
  const name = (call['callee'] as Node | undefined)?.['name'];
  return name === 'defineModule' ? (call['arguments'] as readonly Node[])[0] : undefined;
}

interface Member {
  readonly key: string;
  readonly start: number;
  readonly value: Node;
}

function membersOf(node: Node): Member[] {
  if (node.type !== 'ObjectExpression') return [];
  return (node['properties'] as readonly Node[]).flatMap((member) => {
    if (member.type !== 'Property') return [];
    const key = member['key'] as Node;
    const name = key['name'] ?? key['value'];
    return [{ key: String(name), start: key.start, value: member['value'] as Node }];
  });
}

const toPart = (node: Node): CodePart => ({
  keys: toKeys(node),
  isWhole:
    node.type === 'ObjectExpression' &&
    (node['properties'] as readonly Node[]).every(({ type }) => type === 'Property'),
});

const toKeys = (node: Node): ReadonlyMap<string, CodeKey> =>
  new Map([
    ...membersOf(node).map(
      ({ key, start, value }) => [key, { offset: start, texts: toTexts(value) }] as const,
    ),
    ...textsOf(node).map(({ value, start }) => [String(value), { offset: start, texts: NONE }] as const),
  ]);

const NONE: CodeKey['texts'] = new Map();

const toTexts = (node: Node): CodeKey['texts'] =>
  new Map(
    membersOf(node).flatMap(({ key, value: { type, value, start } }) =>
      type === 'Literal' && typeof value === 'string' ? [[key, { value, offset: start }] as const] : [],
    ),
  );

/** The texts of a list. */
const textsOf = (node: Node): readonly Node[] =>
  node.type === 'ArrayExpression'
    ? (node['elements'] as readonly (Node | null)[]).flatMap((each) =>
        each?.type === 'Literal' ? [each] : [],
      )
    : [];
