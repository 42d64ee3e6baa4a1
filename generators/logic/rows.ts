import { demandCondition } from './demand.ts';
import { demandSummand } from './numbers.ts';
import { siteOf } from './site.ts';
import type { Call } from './site.ts';
import { booleanShape, brokenNode, integerShape, toShape } from './tree.ts';
import type { LogicNode, RowsOperation, RowsSource } from './tree.ts';
import { findRows } from './variables.ts';

/** `some`, `all`, `none` of child rows or of the values of a list; `all` and `none` hold when there are none. */
export function buildQuantifier(call: Call): LogicNode {
  const source = findRows(call.raw[0], siteOf(call, 0), true);
  const item = source && visitRow(call, source);
  if (source === null || item === null || !demandCondition(call, item, 1)) return brokenNode;
  return { kind: 'each', op: call.op as RowsOperation, shape: booleanShape, source, item };
}

/** `sum` of a number over child rows; 0 when there are none. Decimals are added exactly. */
export function buildSum(call: Call): LogicNode {
  const source = findRows(call.raw[0], siteOf(call, 0));
  const item = source && visitRow(call, source);
  if (source === null || item === null || !demandSummand(call, item, 1)) return brokenNode;
  const shape = item.shape.type === 'integer' ? integerShape : toShape('decimal', item.shape.scale);
  return { kind: 'each', op: 'sum', shape, source, item };
}

/** `count` of child rows, or of those that meet a condition. */
export function buildCount(call: Call): LogicNode {
  const source = findRows(call.raw[0], siteOf(call, 0));
  const item = source !== null && call.raw.length > 1 ? visitRow(call, source) : null;
  if (source === null || (item !== null && !demandCondition(call, item, 1))) return brokenNode;
  return { kind: 'each', op: 'count', shape: integerShape, source, item };
}

function visitRow(call: Call, source: RowsSource): LogicNode {
  return call.visit(1, [], { origin: originOf(source), fields: source.fields });
}

function originOf({ list, origin }: RowsSource): 'row' | 'selected' | 'item' {
  if (list !== null) return 'item';
  return origin === 'selection' || origin === 'selected' ? 'selected' : 'row';
}
