import { refuse } from './site.ts';
import type { Site } from './site.ts';
import { toShape } from './tree.ts';
import type { ConstantNode, LogicNode, Shape } from './tree.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
const UNSTORABLE = /\0|\p{Surrogate}/u;
/** Decimals up to here go through a binary number and back unchanged. */
const MAX_DIGITS = 15;

/** Reads a JSON scalar; text stays text until it meets a date. */
export function buildConstant(value: string | number | boolean | null, site: Site): LogicNode {
  if (value === null) return { kind: 'constant', shape: { ...toShape('null'), nullable: true }, value };
  if (typeof value === 'boolean') return { kind: 'constant', shape: toShape('boolean'), value };
  if (typeof value === 'number') return buildNumber(value, site);
  if (UNSTORABLE.test(value)) return refuse(site, 'bad_text', `The text ${JSON.stringify(value)}`);
  return { kind: 'constant', shape: toShape('string'), value };
}

function buildNumber(value: number, site: Site): LogicNode {
  const text = toDigits(value);
  const digits = text.replace(/[-.]/g, '').replace(/^0+/, '');
  const isExact = Math.abs(value) < 10 ** MAX_DIGITS && digits.length <= MAX_DIGITS;
  if (!isExact) return refuse(site, 'bad_number', `The number ${value}`);
  const scale = text.split('.')[1]?.length ?? 0;
  return { kind: 'constant', shape: toShape(scale === 0 ? 'integer' : 'decimal', scale), value };
}

/** A number without exponent and without zeros at its end. */
function toDigits(value: number): string {
  const text = String(value);
  return text.includes('e') ? value.toFixed(20).replace(/0+$/, '') : text;
}

/** Reads a text constant as the date or time that stands beside it; other nodes are given back. */
export function adaptConstant(node: LogicNode, beside: Shape, site: Site): LogicNode {
  if (node.kind !== 'constant' || typeof node.value !== 'string' || node.shape.type !== 'string') return node;
  if (beside.type !== 'date' && beside.type !== 'date_time') return node;
  if (isIsoText(node.value, beside.type)) return toTyped(node, beside.type);
  const code = beside.type === 'date' ? 'bad_date' : 'bad_date_time';
  const hint =
    beside.type === 'date' ? 'For example "2026-01-31".' : 'For example "2026-01-31T17:00:00.000Z".';
  return refuse(site, code, `The text ${JSON.stringify(node.value)}`, hint);
}

function toTyped(node: ConstantNode, type: 'date' | 'date_time'): ConstantNode {
  return { ...node, shape: toShape(type) };
}

function isIsoText(text: string, type: 'date' | 'date_time'): boolean {
  if (!(type === 'date' ? DAY : INSTANT).test(text) || text.startsWith('0000')) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
