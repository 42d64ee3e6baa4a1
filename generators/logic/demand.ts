import { refuse, siteOf, toTypeName } from './site.ts';
import type { Call } from './site.ts';
import { isNull, isNumber, toName } from './tree.ts';
import type { LogicNode } from './tree.ts';

/** Demands on an argument. Each notes at most one refusal and says whether the argument may be used. */
export type Demand = (call: Call, node: LogicNode, index: number) => boolean;

function isUnknown(node: LogicNode): boolean {
  return node.shape.type === 'unknown';
}

/** A value that is not null, not rows, and of a type that has values at all. */
export const demandValue: Demand = (call, node, index) => {
  if (isUnknown(node)) return false;
  if (isNull(node)) return no(refuse(siteOf(call, index), 'misplaced_null', `"${call.op}" got null`));
  if (node.shape.type === 'opaque') {
    return no(refuse(siteOf(call, index), 'null_only', `${toName(node)} is ${toTypeName('opaque')}`));
  }
  if (!node.shape.nullable) return true;
  const hint = `Put {"!=": [{"var": "${node.kind === 'variable' ? node.path : 'name'}"}, null]} before it in the same "and", or use "if".`;
  return no(refuse(siteOf(call, index), 'may_be_null', `${toName(node)} may be null in "${call.op}"`, hint));
};

/** True or false, never null. */
export const demandCondition: Demand = (call, node, index) => {
  if (isUnknown(node)) return false;
  if (node.shape.type === 'boolean' && node.shape.nullable)
    return no(refuseNullableCondition(call, node, index));
  if (node.shape.type === 'boolean') return true;
  const seen = `"${call.op}" got ${toName(node)}, which is ${toTypeName(node.shape.type)}`;
  return no(
    refuse(siteOf(call, index), 'condition_needed', seen, 'Compare it: "!= null", "> 0", "== true".'),
  );
};

function refuseNullableCondition(call: Call, node: LogicNode, index: number): LogicNode {
  const hint = 'Compare it with true or false: {"==": [x, true]}.';
  return refuse(siteOf(call, index), 'may_be_null', `${toName(node)} may be null in "${call.op}"`, hint);
}

/** A number that is not null. */
export const demandNumber: Demand = (call, node, index) => {
  if (isUnknown(node)) return false;
  if (isNumber(node.shape)) return demandValue(call, node, index);
  const seen = `"${call.op}" got ${toName(node)}, which is ${toTypeName(node.shape.type)}`;
  return no(refuse(siteOf(call, index), 'number_needed', seen));
};

/** A decimal that was rounded, or anything else. */
export const demandRounded: Demand = (call, node, index) => {
  if (node.shape.scale !== null) return true;
  const hint = 'Wrap it: {"round": [x, 2]}.';
  return no(
    refuse(siteOf(call, index), 'not_rounded', `${toName(node)} is a computed decimal in "${call.op}"`, hint),
  );
};

function no(_refused: LogicNode): false {
  return false;
}
