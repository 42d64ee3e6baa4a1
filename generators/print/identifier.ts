const PLAIN = /^[A-Za-z_$][\w$]*$/;
/** Needs no escapes. */
const SIMPLE = /^[\w ./:{}#@-]*$/;

/** A property's name in an object literal: bare where TypeScript allows it, else quoted. */
export function propertyName(name: string): string {
  if (name === '__proto__') return `['__proto__']`;
  return PLAIN.test(name) ? name : text(name);
}

/** `orderFields.status`, or `orderFields['odd name']`. */
export function member(object: string, name: string): string {
  return PLAIN.test(name) ? `${object}.${name}` : `${object}[${text(name)}]`;
}

/** A string literal: single quotes, or double ones where the text holds a single quote. */
export function text(value: string): string {
  if (SIMPLE.test(value)) return `'${value}'`;
  const json = JSON.stringify(value);
  return value.includes("'") ? json : `'${json.slice(1, -1).replaceAll('\\"', '"')}'`;
}
