import { adaptConstant } from './constants.ts';
import { demandCondition } from './demand.ts';
import { refuse, siteOf, toTypeName } from './site.ts';
import type { Call } from './site.ts';
import { booleanShape, brokenNode, factsOf, isNumber, joinScales, toName } from './tree.ts';
import type { Fact, LogicNode, Shape } from './tree.ts';

/** `and`, `or`: each argument knows what the ones before it have settled. */
export function buildJunction(call: Call): LogicNode {
  const known: Fact[] = [];
  const args = call.raw.map((_, index) => {
    const node = call.visit(index, known);
    demandCondition(call, node, index);
    known.push(...factsOf(node, call.op === 'and'));
    return node;
  });
  return { kind: 'call', op: call.op as 'and' | 'or', shape: booleanShape, args };
}

/** `!` of a condition. */
export function buildNot(call: Call): LogicNode {
  const node = call.visit(0);
  if (!demandCondition(call, node, 0)) return brokenNode;
  return { kind: 'call', op: '!', shape: booleanShape, args: [node] };
}

/** `if`: condition, result, condition, result, …, else. The conditions and results stay in that order. */
export function buildIf(call: Call): LogicNode {
  const args = buildBranches(call, 0, []);
  const results = args.filter((_, index) => index % 2 === 1 || index === args.length - 1);
  const beside = results.find((node) => node.shape.type === 'date' || node.shape.type === 'date_time');
  const adapted = args.map((arg, index) =>
    results.includes(arg) ? adaptConstant(arg, (beside ?? arg).shape, siteOf(call, index)) : arg,
  );
  const shape = joinResults(call, adapted);
  return shape === null ? brokenNode : { kind: 'call', op: 'if', shape, args: adapted };
}

function buildBranches(call: Call, index: number, known: readonly Fact[]): readonly LogicNode[] {
  const condition = call.visit(index, known);
  if (index === call.raw.length - 1) return [condition];
  demandCondition(call, condition, index);
  const result = call.visit(index + 1, [...known, ...factsOf(condition, true)]);
  return [condition, result, ...buildBranches(call, index + 2, [...known, ...factsOf(condition, false)])];
}

/** One shape for all results; null after a refusal. */
function joinResults(call: Call, args: readonly LogicNode[]): Shape | null {
  let joined: Shape | null = null;
  for (const [index, node] of args.entries()) {
    if (index % 2 === 0 && index < args.length - 1) continue;
    if (!isPlainResult(call, node, index)) return null;
    const next: Shape | null = joined === null ? node.shape : joinShapes(joined, node.shape);
    if (next === null) return refuseMixed(call, joined, node, index);
    joined = next;
  }
  if (joined?.type !== 'null') return joined;
  refuse(siteOf(call, 1), 'misplaced_null', 'Every result is null');
  return null;
}

function refuseMixed(call: Call, joined: Shape | null, node: LogicNode, index: number): null {
  const before = toTypeName(joined?.type ?? 'unknown');
  const seen = `${toName(node)} is ${toTypeName(node.shape.type)}, the result before it is ${before}`;
  refuse(siteOf(call, index), 'mixed_results', seen);
  return null;
}

function isPlainResult(call: Call, node: LogicNode, index: number): boolean {
  const { type } = node.shape;
  if (type === 'unknown') return false;
  if (type !== 'opaque' && !type.startsWith('list')) return true;
  refuse(siteOf(call, index), 'plain_result', `${toName(node)} is ${toTypeName(type)}`);
  return false;
}

function joinShapes(left: Shape, right: Shape): Shape | null {
  const nullable = left.nullable || right.nullable;
  if (left.type === 'null') return { ...right, nullable };
  if (right.type === 'null' || left.type === right.type)
    return { ...left, nullable, scale: joinScales(left, right) };
  return isNumber(left) && isNumber(right)
    ? { type: 'decimal', nullable, scale: joinScales(left, right) }
    : null;
}
