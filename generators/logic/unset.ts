import { level, within } from './piece.ts';
import type { Piece } from './piece.ts';
import { isNull } from './tree.ts';
import type { LogicNode, RowsSource, VariableNode } from './tree.ts';

/*
 * A required field is null until somebody has filled it: in a form, in the body of a call, in a sheet. The check lets
 * such a field stand where a value is needed, so that schemas are not full of tests for null; what it means there is
 * printed into the TypeScript, in one way:
 *
 * - arithmetic, `length`, `date_add` and the like with it give null,
 * - an order or `in` with it is false; a switch that nobody has set counts as false,
 * - `sum` leaves out the rows that lack it, and `==` and `!=` compare with null as ever,
 * - a rule is not judged while a field that it reads is unset: that field is what is wrong.
 *
 * SQL asks stored rows only, whose required columns are never NULL.
 */

/** Prints the parts of a node; `rows` is the array behind child rows. */
export interface Printers {
  print(node: LogicNode): Piece;
  condition(node: LogicNode): Piece;
  rows(source: RowsSource): string;
}

/** What must hold so that a value can be worked out: `c.record.quantity != null`. Empty: it always can. */
export function needsOf(node: LogicNode, printers: Printers): readonly string[] {
  if (node.kind === 'variable') return node.mayBeUnset ? [`${printers.print(node).text} != null`] : [];
  if (node.kind !== 'call' || isAnswer(node)) return [];
  if (node.op !== 'if') return unique(node.args.flatMap((arg) => needsOf(arg, printers)));
  const branches = node.args.map((arg, index) => {
    if (index % 2 === 0 && index < node.args.length - 1) return within(printers.condition(arg), level.or);
    return joinNeeds(needsOf(arg, printers)) || 'true';
  });
  const results = branches.filter((_, index) => index % 2 === 1 || index === branches.length - 1);
  if (results.every((text) => text === 'true')) return [];
  return [`(${branches.map((text, index) => `${separatorOf(index)}${text}`).join('')})`];
}

const separatorOf = (index: number): string => (index === 0 ? '' : index % 2 === 1 ? ' ? ' : ' : ');

/** True or false whatever is unset: comparisons and what joins them. */
function isAnswer(node: LogicNode): boolean {
  return node.shape.type === 'boolean' && !(node.kind === 'call' && node.op === 'if');
}

export function joinNeeds(needs: readonly string[]): string {
  return needs.join(' && ');
}

/** Whether a value may be null where it is compared with another. */
export function mayBeNull(node: LogicNode, printers: Printers): boolean {
  return node.shape.nullable || needsOf(node, printers).length > 0;
}

/** When a rule is not judged: `c.record.quantity == null`, one for each field that it reads otherwise than to ask for null. */
export function missingOf(node: LogicNode, printers: Printers): readonly string[] {
  if (node.kind === 'variable') return isRequired(node) ? [`${printers.print(node).text} == null`] : [];
  if (node.kind === 'call') {
    const args = node.args.some(isNull) ? node.args.filter((arg) => arg.kind !== 'variable') : node.args;
    return unique(args.flatMap((arg) => missingOf(arg, printers)));
  }
  if (node.kind !== 'each' || node.item === null) return [];
  if (node.source.list !== null) return missingOf(node.source.list, printers);
  const inRow = missingOf(node.item, printers);
  return inRow.length === 0 ? [] : [`${printers.rows(node.source)}.some((row) => ${inRow.join(' || ')})`];
}

/** Not of what only equals a required field: once that is there, so is this. */
function isRequired({ mayBeUnset, field, origin }: VariableNode): boolean {
  return mayBeUnset && field?.nullable === false && origin !== 'old';
}

/** The same node where everything is known to be set. */
export function asSet(node: LogicNode): LogicNode {
  if (node.kind === 'variable') return { ...node, mayBeUnset: false } satisfies VariableNode;
  if (node.kind === 'call') return { ...node, args: node.args.map(asSet) };
  return node.kind === 'each' && node.item !== null ? { ...node, item: asSet(node.item) } : node;
}

function unique(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)];
}
