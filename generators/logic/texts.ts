import { demandValue } from './demand.ts';
import { refuse, siteOf, toTypeName } from './site.ts';
import type { Call } from './site.ts';
import { brokenNode, integerShape, toName, toShape } from './tree.ts';
import type { LogicNode } from './tree.ts';

/** Further no text is looked into. */
const MOST = 10_000;

/** `substr`: a part of a text, or of a date as it is written, from a place on; characters are code points. */
export function buildSubstr(call: Call): LogicNode {
  const text = call.visit(0);
  const start = buildCount(call, 1, 0);
  const length = buildCount(call, 2, 1);
  if (!demandValue(call, text, 0) || start === null || length === null) return brokenNode;
  const { type } = text.shape;
  if (type !== 'string' && type !== 'date')
    return refuse(siteOf(call, 0), 'text_needed', `${toName(text)} is ${toTypeName(type)}`);
  return { kind: 'call', op: 'substr', shape: toShape('string'), args: [text, start, length] };
}

function buildCount(call: Call, index: number, least: number): LogicNode | null {
  const value = call.raw[index];
  if (Number.isInteger(value) && (value as number) >= least && (value as number) <= MOST)
    return { kind: 'constant', shape: integerShape, value: value as number };
  refuse(siteOf(call, index), 'part_of_text', `Got ${JSON.stringify(value)}`);
  return null;
}

/** Which part of a text a checked `substr` is. */
export function partOf([, from, of]: readonly LogicNode[]): { start: number; length: number } {
  const read = (node: LogicNode | undefined): number => (node?.kind === 'constant' ? Number(node.value) : 0);
  return { start: read(from), length: read(of) };
}
