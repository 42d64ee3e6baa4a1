import type { Json, JsonObject } from '../../../generators/model/types.ts';
import type { Tree } from '../support/shop.ts';

/** One broken schema and the line that says so. */
export interface ProblemCase {
  readonly name: string;
  /** Breaks the sound shop. */
  readonly edit: (tree: Tree) => void;
  /** `GEN203 schemas/shop/item.list.json:12:9 …`: the one line that must appear. */
  readonly line: string;
  /** A database stands at the sound shop (`check --since`). */
  readonly isUpgrade?: true;
}

type Path = readonly (string | number)[];

/** Puts a value at a path of a schema file (`shop/item.list`); undefined takes it out. */
export function put(file: string, path: Path, value: Json | undefined): ProblemCase['edit'] {
  return (tree) => {
    const parts: Path = [`schemas/${file}.json`, ...path];
    let holder = tree as Record<string | number, unknown>;
    for (const part of parts.slice(0, -1)) holder = holder[part] as Record<string | number, unknown>;
    const last = parts.at(-1) ?? '';
    if (value === undefined) Reflect.deleteProperty(holder, String(last));
    else holder[last] = value;
  };
}

export function all(...edits: readonly ProblemCase['edit'][]): ProblemCase['edit'] {
  return (tree) => {
    for (const edit of edits) edit(tree);
  };
}

export const field = (name: string, value: JsonObject): ProblemCase['edit'] =>
  put('shop/item.entity', ['properties', name], value);
/** One more column. */
export const add = (value: JsonObject): ProblemCase['edit'] => put('shop/item.list', ['columns', 6], value);
export const filter = (value: JsonObject): ProblemCase['edit'] =>
  put('shop/item.list', ['filters', 0], value);
export const transition = (key: string, value: Json | undefined): ProblemCase['edit'] =>
  put('shop/item.workflow', ['transitions', 0, key], value);
