import type { RawSource } from './buildSources.ts';
import type { Origin } from './types.ts';

/** `order-line`, `order_line` → `orderLine`. */
export function toCamel(name: string): string {
  return name.replace(/[-_]+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** `order-line`, `order_line` → `OrderLine`. */
export function toPascal(name: string): string {
  const camel = toCamel(name);
  return camel.charAt(0).toUpperCase() + camel.slice(1);
}

/** `order-line` → `order_line`: the name that a file gives. */
export function toSnake(stem: string): string {
  return stem.replaceAll('-', '_');
}

/** Names of what is generated from a file; lists, forms and the like end in their kind: `ordersList`. */
export function buildOrigin(source: RawSource): Origin {
  const isNamedByStem = source.kind === 'entity' || source.kind === 'enum';
  const ending = isNamedByStem ? '' : `-${source.kind}`;
  const twice = source.stem.endsWith(ending) ? source.stem : `${source.stem}${ending}`;
  return {
    source: source.file,
    module: source.module,
    stem: source.stem,
    generated: `${source.module}/${source.stem}.${source.kind}.gen`,
    constant: toCamel(twice),
    component: toPascal(twice),
  };
}
