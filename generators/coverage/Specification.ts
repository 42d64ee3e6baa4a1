/*
 * The facts of the specification as data: `tests/specification/*.json`, typed by hand from its pages. Names that it
 * gives in words only are snake_case (readings). Who changes one has read the page again.
 */

/** What is held against the model, a file for each member. */
export interface Specification {
  /** Sections 2.2 and 2.3: addresses with their codes. */
  readonly routes: {
    readonly underLogin: Readonly<Record<string, readonly string[]>>;
    readonly public: readonly string[];
  };
  /** Section 2.4: names of the menu by module, in their order. */
  readonly menu: Readonly<Record<string, Readonly<Record<string, MenuFact>>>>;
  /** Section 6: codes by heading. */
  readonly permissions: Readonly<Record<string, readonly string[]>>;
  /** Sections 4 and 9: codes of enums by the name of ours; `among`: ours may have more. */
  readonly enums: {
    readonly exactly: Readonly<Record<string, readonly (number | string)[]>>;
    readonly among: Readonly<Record<string, readonly (number | string)[]>>;
  };
  /** Section 3: fields by the name of our entity, and what the template of an order keeps. */
  readonly fields: {
    readonly entities: Readonly<Record<string, readonly string[]>>;
    readonly template: { readonly form: string; readonly keeps: readonly string[] };
  };
  /** Section 8: names of messages. */
  readonly messages: readonly string[];
  /** Section 7: `POST /me`. */
  readonly calls: readonly string[];
  /** Sections 5 and 9: what is said, and the words by which a file of the project keeps to it. */
  readonly rules: Readonly<Record<string, readonly Proof[]>>;
  /** By fact, as `kind name`: kept in another way than it is said, or not there. */
  readonly reasons: {
    readonly otherwise: Readonly<Record<string, string>>;
    readonly missing: Readonly<Record<string, string>>;
  };
}

export interface MenuFact {
  readonly route: string;
  readonly permissions: readonly string[];
}

/** A file, and words that stand in it. */
export type Proof = readonly [file: string, words: string];

/** The files of `tests/specification`, without their ending. */
export const SPECIFICATION_PARTS = [
  'routes',
  'menu',
  'permissions',
  'enums',
  'fields',
  'messages',
  'calls',
  'rules',
  'reasons',
] as const satisfies readonly (keyof Specification)[];
