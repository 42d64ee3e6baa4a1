import { adaptConstant, buildConstant } from './constants.ts';
import { demandRounded, demandValue } from './demand.ts';
import { nearest } from './nearest.ts';
import { refuse, siteOf, toTypeName } from './site.ts';
import type { Call } from './site.ts';
import { booleanShape, brokenNode, isNull, isNumber, toName } from './tree.ts';
import type { CompareOperation, ConstantNode, ListNode, LogicNode, Shape } from './tree.ts';

/** `==` and `!=`: one type on both sides; null is a value like any other. */
export function buildEquality(call: Call): LogicNode {
  const [left, right] = buildSides(call, call.visit(0), call.visit(1), 0);
  const args = [left, right];
  if (args.every((arg) => arg.kind === 'constant')) return refuseConstants(call);
  if (args.some(isNull)) return buildNullTest(call, args);
  const usable = args.map((arg, index) => isComparable(call, arg, index)).every(Boolean);
  if (!usable || !areAlike(call, left, right, 1)) return brokenNode;
  checkKnownValue(call, left, right, 1);
  checkKnownValue(call, right, left, 0);
  return toNode(call, args);
}

/** `< <= > >=`: numbers, dates and times; also as "between", with three arguments. */
export function buildOrder(call: Call): LogicNode {
  const nodes = call.raw.map((_, index) => call.visit(index));
  const args = nodes.map((node, index) => adaptConstant(node, besideOf(nodes, index), siteOf(call, index)));
  if (args.every((arg) => arg.kind === 'constant')) return refuseConstants(call);
  const usable = args.map((arg, index) => isOrdered(call, arg, index)).every(Boolean);
  if (!usable) return brokenNode;
  const alike = args
    .slice(1)
    .every((arg, index) => areAlike(call, args[index] ?? brokenNode, arg, index + 1));
  return alike ? toNode(call, args) : brokenNode;
}

/** `in`: a value in a list of constants or a list field, or a part in a text. */
export function buildIn(call: Call): LogicNode {
  const item = call.visit(0);
  const list = call.raw[1];
  return Array.isArray(list) ? buildInConstants(call, item, list) : buildInValue(call, item, call.visit(1));
}

function toNode(call: Call, args: readonly LogicNode[]): LogicNode {
  return { kind: 'call', op: call.op as CompareOperation | 'in', shape: booleanShape, args };
}

function buildSides(call: Call, left: LogicNode, right: LogicNode, first: number): [LogicNode, LogicNode] {
  return [
    adaptConstant(left, right.shape, siteOf(call, first)),
    adaptConstant(right, left.shape, siteOf(call, first + 1)),
  ];
}

/** Shape of the first other argument that is not plain text, which tells what a text constant is. */
function besideOf(nodes: readonly LogicNode[], index: number): Shape {
  const other = nodes.find((node, at) => at !== index && node.shape.type !== 'string');
  return (other ?? brokenNode).shape;
}

function refuseConstants(call: Call): LogicNode {
  return refuse(siteOf(call, 0), 'constant_comparison', `"${call.op}" compares constants only`);
}

function buildNullTest(call: Call, args: readonly LogicNode[]): LogicNode {
  const broken = args.some((arg) => arg.shape.type === 'unknown');
  return broken ? brokenNode : toNode(call, args);
}

/** Whether a side of `==` has values that can be equal. */
function isComparable(call: Call, node: LogicNode, index: number): boolean {
  const { type } = node.shape;
  if (type === 'unknown') return false;
  if (type.startsWith('list')) {
    refuse(siteOf(call, index), 'type_mismatch', `${toName(node)} is ${toTypeName(type)}`, 'Use "in".');
    return false;
  }
  if (type === 'opaque') return demandValue(call, node, index);
  return demandRounded(call, node, index);
}

function isOrdered(call: Call, node: LogicNode, index: number): boolean {
  const { type } = node.shape;
  if (type === 'unknown' || !demandValue(call, node, index)) return false;
  if (isNumber(node.shape)) return demandRounded(call, node, index);
  if (type === 'date' || type === 'date_time') return true;
  refuse(
    siteOf(call, index),
    'not_ordered',
    `"${call.op}" got ${toName(node)}, which is ${toTypeName(type)}`,
  );
  return false;
}

function areAlike(call: Call, left: LogicNode, right: LogicNode, index: number): boolean {
  if (left.shape.type === right.shape.type || (isNumber(left.shape) && isNumber(right.shape))) return true;
  const types = `${toName(left)} is ${toTypeName(left.shape.type)}, ${toName(right)} is ${toTypeName(right.shape.type)}`;
  refuse(siteOf(call, index), 'type_mismatch', types);
  return false;
}

/** Refuses a constant that the enum field beside it never holds. */
function checkKnownValue(call: Call, field: LogicNode, constant: LogicNode, index: number): void {
  const values = field.kind === 'variable' ? field.field?.values : undefined;
  if (values === undefined || constant.kind !== 'constant') return;
  if (values.some((value) => value === constant.value)) return;
  const close = nearest(String(constant.value), values.map(String));
  const hint =
    close === null
      ? `Values: ${values.map((value) => JSON.stringify(value)).join(', ')}.`
      : `Did you mean ${close}?`;
  refuse(
    siteOf(call, index),
    'unknown_value',
    `${toName(field)} is compared with ${JSON.stringify(constant.value)}`,
    hint,
  );
}

function buildInConstants(call: Call, item: LogicNode, list: readonly unknown[]): LogicNode {
  const items = buildItems(call, item, list);
  if (items === null || !isComparable(call, item, 0)) return brokenNode;
  if (isNull(item)) return refuse(siteOf(call, 0), 'misplaced_null', '"in" got null');
  if (item.kind === 'constant') return refuseConstants(call);
  if (!items.every((constant) => areAlike(call, item, constant, 1))) return brokenNode;
  items.forEach((constant) => checkKnownValue(call, item, constant, 1));
  const node: ListNode = { kind: 'list', shape: brokenNode.shape, items };
  return toNode(call, [item, node]);
}

function buildItems(call: Call, item: LogicNode, list: readonly unknown[]): readonly ConstantNode[] | null {
  if (list.length === 0 || !list.every(isScalar)) {
    refuse(
      siteOf(call, 1),
      'bad_list',
      `The list is ${JSON.stringify(list)}`,
      'Join other conditions with "or".',
    );
    return null;
  }
  const nodes = list.map((value, index) => {
    const site = { ...call.site, path: [...call.site.path, 1, index] };
    return adaptConstant(buildConstant(value, site), item.shape, site);
  });
  const constants = nodes.filter((node) => node.kind === 'constant');
  return constants.length === list.length ? constants : null;
}

function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

function buildPart(call: Call, part: LogicNode, whole: LogicNode): LogicNode {
  if (part.kind === 'constant' && part.value !== '') return toNode(call, [part, whole]);
  return refuse(siteOf(call, 0), 'constant_part', `The part is ${toName(part)}`);
}

function buildInValue(call: Call, item: LogicNode, whole: LogicNode): LogicNode {
  if (item.kind === 'constant' && whole.kind === 'constant') return refuseConstants(call);
  if (isNull(item)) return refuse(siteOf(call, 0), 'misplaced_null', '"in" got null');
  if (!demandValue(call, whole, 1) || item.shape.type === 'unknown') return brokenNode;
  const { type } = whole.shape;
  const wanted = type === 'list<integer>' ? 'integer' : 'string';
  if (type !== 'string' && type !== 'list<string>' && type !== 'list<integer>') {
    return refuse(siteOf(call, 1), 'text_or_list_needed', `${toName(whole)} is ${toTypeName(type)}`);
  }
  if (item.shape.type === wanted)
    return type === 'string' ? buildPart(call, item, whole) : toNode(call, [item, whole]);
  const seen = `${toName(item)} is ${toTypeName(item.shape.type)}, ${toName(whole)} is ${toTypeName(type)}`;
  return refuse(siteOf(call, 0), 'type_mismatch', seen);
}
