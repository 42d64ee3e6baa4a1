import { refusals } from './refusals.ts';
import type { RefusalCode } from './refusals.ts';
import { brokenNode } from './tree.ts';
import type { Fact, LogicNode } from './tree.ts';
import type { Fields, LogicProblem, LogicType, Scope } from './types.ts';

/** The row that `var` names inside child rows. */
export interface RowScope {
  readonly origin: 'row' | 'selected' | 'item';
  readonly fields: Fields;
}

/** A place in the expression: where it is, what may be named there and what is known. */
export interface Site {
  readonly path: readonly (string | number)[];
  readonly scope: Scope;
  readonly row: RowScope | null;
  /** Variables that an enclosing condition has proved not to be null. */
  readonly known: readonly Fact[];
  /** Gathers every refusal of the whole expression. */
  readonly problems: LogicProblem[];
}

/** One operation with its raw arguments; `visit` checks an argument, with more known facts or inside a row. */
export interface Call {
  readonly op: string;
  readonly site: Site;
  readonly raw: readonly unknown[];
  /** True when the one argument stands without [ ]. */
  readonly isBare: boolean;
  visit(index: number, known?: readonly Fact[], row?: RowScope): LogicNode;
}

/** Notes a refusal: what was seen, the reason from the table, and the next step. */
export function refuse(site: Site, code: RefusalCode, seen: string, hint?: string): LogicNode {
  const problem = { code, path: site.path, message: `${seen}. ${refusals[code]}` };
  site.problems.push(hint === undefined ? problem : { ...problem, hint });
  return brokenNode;
}

/** Place of an argument. */
export function siteOf(call: Pick<Call, 'site' | 'isBare'>, index: number): Site {
  return call.isBare ? call.site : { ...call.site, path: [...call.site.path, index] };
}

const typeNames: Record<LogicType | 'unknown', string> = {
  string: 'text',
  integer: 'a whole number',
  decimal: 'a decimal',
  boolean: 'true or false',
  date: 'a date',
  date_time: 'a time',
  'list<string>': 'a list of texts',
  'list<integer>': 'a list of whole numbers',
  rows: 'child rows',
  opaque: 'an image, file or JSON',
  null: 'null',
  unknown: 'unknown',
};

/** A type in words, for messages. */
export function toTypeName(type: LogicType | 'unknown'): string {
  return typeNames[type];
}
