import { addDays, todayIn } from '#fields/date_time/zone.ts';
import type { Bind } from '#fields/ServerFieldType.server.ts';
import type { SqlText } from '#contract/logic.ts';
import type { EntityModel } from '#contract/model.ts';
import type { Actor } from './Actor.ts';
import { noteMoment } from './moments.ts';

/** Who looks at rows, and when. */
export interface Viewer {
  session: Actor;
  /** What conditions know as `user.permissions`. */
  codes: readonly string[];
  now: Date;
  /** Days that a list is asked for, where a view is worked out of those alone. */
  within?: Days | undefined;
}

/** Days, both included; an open end is today. */
export interface Days {
  from?: string;
  to?: string;
}

/**
 * Which rows of an entity exist for the caller: his company's, his own where the owner is a user, and those that
 * the schema's row rule lets him see. The row is named `t`. Deleted rows are not its matter.
 */
export function rowPredicate(entity: EntityModel, viewer: Viewer, bind: Bind): string {
  const { session } = viewer;
  const conditions: string[] = [];
  // The rows of a view are made of rows that are his.
  const isOwned = entity.owner !== 'global' && !entity.view;
  if (isOwned) conditions.push(`t."customer_id" = ${bind(session.customer.id, 'int8')}`);
  if (entity.owner === 'user') conditions.push(`t."created_by" = ${bind(session.accountId, 'int8')}`);
  if (entity.visibleRows) conditions.push(`(${bindSql(entity.visibleRows.sql, entity, viewer, bind)})`);
  return conditions.join(' AND ') || 'TRUE';
}

/** Fills the run-time values of what is compiled for an entity: `{user.id}` becomes a placeholder. */
export function bindSql(sql: SqlText, entity: EntityModel, viewer: Viewer, bind: Bind): string {
  const values = new Map<string, string>();
  return foldCodes(sql.text, viewer.codes).replace(/\{([a-z_.]+)\}/g, (_, param: string) => {
    if (!sql.params.includes(param))
      throw new Error(`condition of ${entity.name} has an unlisted value {${param}}`);
    const value = values.get(param) ?? valueOf(param, entity, viewer, bind);
    values.set(param, value);
    return value;
  });
}

/**
 * Which codes the caller holds is known when the statement is written. As a value it would make PostgreSQL plan a
 * statement anew with every call, since each value could spare it a part; planning a list costs more than reading it.
 */
function foldCodes(text: string, codes: readonly string[]): string {
  const test = /'([a-z0-9_]+)' = ANY\(\{user\.permissions\}::text\[\]\)/g;
  return text.replace(test, (_, code: string) => (codes.includes(code) ? 'TRUE' : 'FALSE'));
}

/** A setting as a value of its own type. */
function bindSetting(name: string, { settings }: Actor, bind: Bind): string {
  const value = settings[name] ?? null;
  const types = { number: 'numeric', boolean: 'boolean' } as const;
  const type =
    typeof value === 'number' || typeof value === 'boolean'
      ? types[typeof value as 'number' | 'boolean']
      : 'text';
  return bind(value, type);
}

/** The days that somebody asked for, else the last ones. */
function daysOf({ name, view }: EntityModel, { session, now, within }: Viewer): Required<Days> {
  if (!view?.within) throw new Error(`${name} has no days to choose`);
  const today = todayIn(session.customer.time_zone, now);
  const to = within?.to ?? (within?.from && within.from > today ? within.from : today);
  return { from: within?.from ?? addDays(to, 1 - view.within.days), to };
}

function valueOf(param: string, entity: EntityModel, viewer: Viewer, bind: Bind): string {
  const { session, codes, now } = viewer;
  switch (param) {
    case 'user.id':
      return bind(session.accountId, 'int8');
    case 'user.customer':
      return bind(session.customer.id, 'int8');
    case 'user.permissions':
      return bind(codes, 'text[]');
    case 'user.warehouses':
      return bind(session.warehouses, 'int8[]');
    case 'user.pos':
      return bind(session.pos, 'int8[]');
    case 'user.node':
      return bind(session.node, 'int8');
    case 'user.nodes':
      return bind(session.nodes, 'int8[]');
    case 'now':
      noteMoment();
      return bind(now.toISOString(), 'timestamptz');
    case 'today':
      return bind(todayIn(session.customer.time_zone, now), 'date');
    case 'within.from':
      return bind(daysOf(entity, viewer).from, 'date');
    case 'within.to':
      return bind(daysOf(entity, viewer).to, 'date');
    default:
      if (param.startsWith('settings.')) return bindSetting(param.slice('settings.'.length), session, bind);
      throw new Error(`condition of ${entity.name} asks for {${param}}, which a query cannot know`);
  }
}
