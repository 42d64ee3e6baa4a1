import type { JsonObject } from '../model/types.ts';
import type { Words } from './words.ts';

/** What is to be made, from the command line. */
export interface ScaffoldRequest {
  readonly kind: 'module' | 'entity' | 'list' | 'form' | 'print' | 'action';
  readonly module: string;
  /** File name without kind; for a module its own name. */
  readonly stem: string;
  /** Entity of a list, form or document; absent: the one called as the file. Of an action: the records that it is done to. */
  readonly entity?: string;
  /** Address of a list or form; absent: `/<module>/<stem>`. */
  readonly route?: string;
  /** Name of the thing in three languages. */
  readonly names: Words;
}

/** What a scaffold adds to the schemas. */
export interface Draft {
  /** New files by path; none of them may exist. */
  readonly files: Readonly<Record<string, JsonObject>>;
  /** Texts for the module's messages; those that exist stay. */
  readonly texts: Readonly<Record<string, Words>>;
  /** Code that is written where there is none yet. */
  readonly code?: { readonly path: string; readonly text: string };
  /** Link for the module's menu. */
  readonly menu?: { readonly name: string; readonly screen: string };
  /** Module that must stand in `uses`. */
  readonly uses?: string;
}

/** Why nothing is made: one sentence with the next step. */
export interface Refusal {
  readonly problem: string;
}
