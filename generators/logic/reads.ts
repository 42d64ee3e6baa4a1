import { buildLogic } from './build.ts';
import type { LogicNode, RowsSource } from './tree.ts';
import type { Scope } from './types.ts';

/** A field that an expression looks at: of the record, as it is or was, or of its parent. */
export interface Read {
  readonly of: 'record' | 'old' | 'parent';
  readonly field: string;
  /** Of child rows: which field of theirs, and their table. */
  readonly leaf?: { readonly table: string; readonly field: string };
}

/** The fields of records that an expression looks at; one may come more than once. */
export function readsOf(expression: unknown, scope: Scope): readonly Read[] {
  return collect(buildLogic(expression, scope).node, null);
}

/** `cod_amount`, `lines.unit_price`, `parent.status`; a value that was is called as the one that is. */
export function toText({ of, field, leaf }: Read): string {
  return [...(of === 'parent' ? [of] : []), field, ...(leaf ? [leaf.field] : [])].join('.');
}

function collect(node: LogicNode, rows: RowsSource | null): readonly Read[] {
  if (node.kind === 'call') return node.args.flatMap((arg) => collect(arg, rows));
  if (node.kind === 'each') {
    const { origin, name, list } = node.source;
    const own = list === null ? toRead(origin, name) : collect(list, rows);
    return [...own, ...(node.item === null ? [] : collect(node.item, node.source))];
  }
  if (node.kind !== 'variable' || node.field === null) return [];
  const { origin, field } = node;
  if (origin !== 'row') return toRead(origin, field.name);
  const leaf = { table: rows?.rows?.table ?? '', field: field.name };
  return toRead(rows?.origin ?? '', rows?.name ?? '').map((read) => ({ ...read, leaf }));
}

const toRead = (of: string, field: string): readonly Read[] =>
  of === 'record' || of === 'old' || of === 'parent' ? [{ of, field }] : [];
