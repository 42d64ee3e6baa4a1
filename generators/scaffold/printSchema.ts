import type { Json } from '../model/types.ts';

const WIDTH = 110;

/** A schema file as `npm run format` would leave it: two spaces, and on one line what fits. */
export function printSchema(value: Json): string {
  return `${print(value, 0, true)}\n`;
}

function print(value: Json, indent: number, isBroken: boolean): string {
  if (typeof value !== 'object' || value === null || !isBroken) return printLine(value);
  const inner = indent + 2;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const parts = Array.isArray(value)
    ? value.map((item: Json) => print(item, inner, !fits(item, inner)))
    : Object.entries(value).map(([key, item]) => printMember(key, item, inner));
  const pad = ' '.repeat(inner);
  return `${open}\n${parts.map((part) => pad + part).join(',\n')}\n${' '.repeat(indent)}${close}`;
}

function printMember(key: string, value: Json, indent: number): string {
  const name = `${JSON.stringify(key)}: `;
  return name + print(value, indent, !fits(value, indent + name.length));
}

/** Whether a value stands on the rest of a line; the comma behind it needs a place too. */
function fits(value: Json, column: number): boolean {
  return !hasManyObjects(value) && column + printLine(value).length < WIDTH;
}

/** The formatter breaks a list of several objects (or lists) with several members each, and all around it. */
function hasManyObjects(value: Json): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const items: readonly Json[] = Object.values(value);
  if (items.some(hasManyObjects)) return true;
  return Array.isArray(value) && items.length > 1 && items.every(hasSeveral);
}

function hasSeveral(value: Json): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 1;
}

function printLine(value: Json): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(printLine).join(', ')}]`;
  const members = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${printLine(item)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}
