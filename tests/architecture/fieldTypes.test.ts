import { parseSync } from 'oxc-parser';
import { expect, it } from 'vitest';
import { FIELD_TYPES } from '#contract/field.ts';
import { readSources, type SourceFile } from './tree.ts';

/*
 * A kit does not know field types by their names: what it must know is a property of the descriptor (`FieldTraits`), so that a
 * new type is a folder and nothing else.
 */

const NAMES: ReadonlySet<unknown> = new Set(FIELD_TYPES);
const OPERATORS: ReadonlySet<unknown> = new Set(['===', '!==', '==', '!=']);

/** Words of other things that are also called so. */
const OTHERS: Readonly<Record<string, string>> = {
  // A part of a form that was sent: a field or a file.
  'src/server/files/readFileUpload.ts': 'part.type',
};

interface Node {
  type: string;
  start: number;
  end: number;
  operator?: string;
  left?: Node;
  right?: Node;
  discriminant?: Node;
  cases?: { test: Node | null }[];
  callee?: Node;
  object?: Node;
  arguments?: Node[];
  elements?: (Node | null)[];
  name?: string;
  value?: unknown;
  property?: Node;
  expression?: Node;
}

function walk(value: unknown, see: (node: Node) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) for (const item of value) walk(item, see);
  else {
    if ('type' in value && typeof value.type === 'string') see(value as Node);
    for (const inner of Object.values(value)) walk(inner, see);
  }
}

const isName = (node: Node | null | undefined): boolean => node?.type === 'Literal' && NAMES.has(node.value);

/** `field.type`, `field?.type`, or a `type` that was taken out of one. */
function isType(node: Node | undefined): boolean {
  if (node?.type === 'ChainExpression') return isType(node.expression);
  if (node?.type === 'MemberExpression') return node.property?.name === 'type';
  return node?.type === 'Identifier' && node.name === 'type';
}

/** Whether a node asks which type a field is of. */
function asks(node: Node): boolean {
  const { left, right, operator, discriminant, cases = [] } = node;
  if (node.type === 'BinaryExpression' && OPERATORS.has(operator))
    return (isType(left) && isName(right)) || (isName(left) && isType(right));
  if (node.type === 'SwitchStatement') return isType(discriminant) && cases.some(({ test }) => isName(test));
  if (node.type !== 'CallExpression' || node.callee?.property?.name !== 'includes') return false;
  return isType(node.arguments?.[0]) && (node.callee.object?.elements?.some(isName) ?? false);
}

function placesOf({ path, text }: SourceFile): string[] {
  const places: string[] = [];
  walk(parseSync(path, text).program, (node) => {
    const code = text.slice(node.start, node.end);
    if (!asks(node) || (OTHERS[path] && code.startsWith(OTHERS[path]))) return;
    places.push(`${path}:${text.slice(0, node.start).split('\n').length} ${code.split('\n')[0]}`);
  });
  return places;
}

const kits = readSources('src').filter(({ path }) => /^src\/(web|server|contract)\//.test(path));

it('finds a question for the name of a type', () => {
  const wrong = [
    `if (field.type === 'money') f();`,
    `const is = ({ type }) => 'image' !== type;`,
    `switch (column.field.type) { case 'enum': f(); }`,
    `const isFile = ['file', 'svg'].includes(field?.type);`,
    `const a = field?.type === 'date' ? 1 : 2;`,
  ];
  const right = [
    `if (field.json === 'string') f();`,
    `if (tile.type === 'pie') f();`,
    `f({ type: 'money' });`,
  ];
  const found = (text: string) => placesOf({ path: 'src/web/a.ts', text }).length;
  expect(wrong.map(found)).toEqual(wrong.map(() => 1));
  expect(right.map(found)).toEqual(right.map(() => 0));
});

it('no kit asks for the name of a field type', () => {
  expect(kits.length).toBeGreaterThan(300);
  expect(kits.flatMap(placesOf)).toEqual([]);
});

it('no kit keeps a table of field types but the codes of what is empty', () => {
  const table = /(Record|Set|Map)<(FieldTypeName|FieldModel\['type'\]|FieldValues\['type'\])/;
  const tables = kits.filter(({ text }) => table.test(text));
  expect(tables.map(({ path }) => path)).toEqual(['src/contract/emptyProblem.ts']);
});
