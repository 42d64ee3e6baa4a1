import { parseSync } from 'oxc-parser';

/** What `defineModule({ … })` of a module's handwritten code holds: part → key, or text of a list → offset in the file. */
export type ModuleParts = ReadonlyMap<string, ReadonlyMap<string, number>>;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [member: string]: unknown;
}

/**
 * Reads the parts and keys that stand in the object given to `defineModule`. What is spread into it is not seen: a name that a
 * schema speaks of is written out.
 */
export function readModuleCode(text: string): ModuleParts {
  const { program } = parseSync('module.server.ts', text);
  const body = program.body as unknown as readonly Node[];
  const call = body.map(toDefinition).find((each) => each !== undefined);
  const parts =
    call === undefined ? [] : membersOf(call).map(({ key, value }) => [key, keysOf(value)] as const);
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

const keysOf = (node: Node): ReadonlyMap<string, number> =>
  new Map([
    ...membersOf(node).map(({ key, start }) => [key, start] as const),
    ...textsOf(node).map(({ value, start }) => [String(value), start] as const),
  ]);

/** The texts of a list. */
const textsOf = (node: Node): readonly Node[] =>
  node.type === 'ArrayExpression'
    ? (node['elements'] as readonly (Node | null)[]).flatMap((each) =>
        each?.type === 'Literal' ? [each] : [],
      )
    : [];
