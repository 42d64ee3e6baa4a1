import { buildLogic } from './build.ts';
import type { LogicNode } from './tree.ts';
import type { Scope } from './types.ts';

/** A field that an expression looks at: of the record, of its parent, or of the child rows in a table. */
export interface Read {
  readonly of: 'record' | 'parent' | { readonly table: string };
  readonly field: string;
}

/** The fields of the record, its parent and child rows that an expression looks at; one may come more than once. */
export function readsOf(expression: unknown, scope: Scope): readonly Read[] {
  return collect(buildLogic(expression, scope).node, null);
}

function collect(node: LogicNode, table: string | null): readonly Read[] {
  if (node.kind === 'call') return node.args.flatMap((arg) => collect(arg, table));
  if (node.kind === 'each')
    return node.item === null ? [] : collect(node.item, node.source.rows?.table ?? null);
  if (node.kind !== 'variable' || node.field === null) return [];
  const { origin, field } = node;
  if (origin === 'record' || origin === 'parent') return [{ of: origin, field: field.name }];
  return origin === 'row' && table !== null ? [{ of: { table }, field: field.name }] : [];
}
