import type { CallNode, Fact, LogicNode, PlainOperation } from './tree.ts';

/** Variables that are not 0 once a comparison with constants has answered `outcome`. */
export function zeroFactsOf({ op, args }: CallNode, outcome: boolean): readonly Fact[] {
  const known = outcome ? op : args.length === 2 ? opposites[op] : undefined;
  if (known === undefined) return [];
  return args.slice(1).flatMap((right, index) => factOfPair(known, args[index], right));
}

/** What holds of two values where an operation does not. */
const opposites: Partial<Record<PlainOperation, PlainOperation>> = {
  '==': '!=',
  '!=': '==',
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
};

const mirrored: Partial<Record<PlainOperation, PlainOperation>> = {
  '==': '==',
  '!=': '!=',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
};

function factOfPair(op: PlainOperation, left: LogicNode | undefined, right: LogicNode): readonly Fact[] {
  if (left?.kind === 'variable') return excludesZero(op, right) ? [toFact(left.path)] : [];
  const turned = mirrored[op];
  if (right.kind !== 'variable' || left === undefined || turned === undefined) return [];
  return excludesZero(turned, left) ? [toFact(right.path)] : [];
}

const toFact = (path: string): Fact => ({ path, isSure: false, isNotZero: true });

/** Whether a value that compares so with a constant cannot be 0. */
function excludesZero(op: PlainOperation, other: LogicNode): boolean {
  if (other.kind !== 'constant' || typeof other.value !== 'number') return false;
  const { value } = other;
  if (op === '!=') return value === 0;
  if (op === '==') return value !== 0;
  if (op === '>') return value >= 0;
  if (op === '>=') return value > 0;
  return op === '<' ? value <= 0 : op === '<=' && value < 0;
}
