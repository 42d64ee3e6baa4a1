import type { Json } from '../model/types.ts';

const WIDTH = 110;

/** A schema file as `npm run format` would leave it: two spaces, and on one line what fits. */
export function printSchema(value: Json): string {
  return `${print(value, 0, true)}\n`;
}

function print(value: Json, indent: number, isBroken: boolean): string {
  const line = printLine(value);
  if (typeof value !== 'object' || value === null) return line;
  if (!isBroken && indent + line.length < WIDTH) return line;
  const inner = indent + 2;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const parts = Array.isArray(value)
    ? value.map((item: Json) => print(item, inner, false))
    : Object.entries(value).map(([key, item]) => printMember(key, item, inner));
  const pad = ' '.repeat(inner);
  return `${open}\n${parts.map((part) => pad + part).join(',\n')}\n${' '.repeat(indent)}${close}`;
}

function printMember(key: string, value: Json, indent: number): string {
  const name = `${JSON.stringify(key)}: `;
  const fits = indent + name.length + printLine(value).length < WIDTH;
  return name + print(value, indent, !fits);
}

function printLine(value: Json): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(printLine).join(', ')}]`;
  const members = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${printLine(item)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}
