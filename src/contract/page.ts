import type { FieldPath } from './model.ts';

/** Text inside a block of a content page. */
export type Inline =
  | string
  | { kind: 'strong' | 'em'; inlines: readonly Inline[] }
  | { kind: 'link'; href: string; inlines: readonly Inline[] };

/** A content page as data: Markdown that the generator has read. There is no HTML in it. */
export type Block =
  | { kind: 'heading'; level: 2 | 3; id: string; inlines: readonly Inline[] }
  | { kind: 'paragraph' | 'quote'; inlines: readonly Inline[] }
  | { kind: 'list'; isOrdered?: true; items: readonly (readonly Inline[])[] };

/**
 * A public check page: what everybody may know of one record by its code. The code is unique over all customers; the
 * second code (`secret`) stands on the goods beside the first and proves that somebody holds them.
 */
export interface PublicLookupModel {
  screen: string;
  module: string;
  entity: string;
  /** POST `{code, hash_code?}`; public. */
  url: string;
  /** Field of the code, in capitals without spaces. */
  code: string;
  /** Field of the second code. */
  secret: string;
  /** What is shown, in order. */
  result: readonly FieldPath[];
  /** Shown only with the right second code. */
  proven: readonly FieldPath[];
  /** Fields that count the looks: how many, and the first. */
  count?: { times: string; first: string };
  /** POST `{code, hash_code}`; sets the time once. */
  activate?: { url: string; field: string };
}

/** Answer of a check: values under their paths; `company` is whose record it is. */
export interface LookupAnswer {
  code: string;
  company: string | null;
  /** The second code was right. */
  is_proven: boolean;
  /** Whether it may be activated now (with the second code). */
  can_activate: boolean;
  values: Readonly<Record<string, unknown>>;
}
