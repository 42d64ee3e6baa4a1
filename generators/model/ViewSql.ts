import type { Codes } from '#contract/model.ts';
import { emitSql } from '../logic/emitSql.ts';
import { quoteName } from '../logic/quote.ts';
import { at } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { buildRecordScope, keepsDeleted } from './buildScope.ts';
import type { Source } from './buildSources.ts';
import { rowRuleOf } from './buildTree.ts';
import type { Wall } from './buildWalls.ts';
import type { Expression, ExpressionScope, Json } from './types.ts';

/** A view as the sources of others see it. */
export interface BuiltView {
  readonly text: string;
  readonly params: readonly string[];
  /** Entities whose rows it is made of. */
  readonly sources: readonly string[];
  /** Before all of it: what its rows are chosen and told apart by. */
  readonly walls: readonly Wall[];
  /** Before each of its fields. */
  readonly fieldWalls: ReadonlyMap<string, readonly Wall[]>;
}

/** A row of a statement: what it is a row of, and what it is called there. */
export interface ViewRow {
  readonly entity: Source<'entity'>;
  readonly alias: string;
}

/** Writes the statement of one view, and notes what it asks for. */
export interface ViewSql {
  readonly params: Set<string>;
  readonly sources: Set<string>;
  readonly walls: Wall[];
  /** The rows of an entity as a source: its table, or the statement of a view. */
  source(row: ViewRow): string;
  /** Which of its rows exist for the caller; `isLive`: deleted ones do not. */
  rows(row: ViewRow, isLive: boolean): string[];
  print(expression: Pick<Expression, 'logic' | 'scope'>, alias: string): string;
}

/** @param viewOf the statement of an entity that is a view itself. */
export function createViewSql(
  context: Context,
  viewOf: (entity: Source<'entity'>) => BuiltView | null,
): ViewSql {
  const params = new Set<string>();
  const sources = new Set<string>();
  const print: ViewSql['print'] = ({ logic, scope }, alias) => {
    const sql = emitSql(logic, scope, { alias, parentAlias: PARENT });
    for (const param of sql.params) params.add(param);
    return sql.text;
  };
  const printParam = (name: string): string => {
    params.add(name);
    return `{${name}}::int8`;
  };
  return {
    params,
    sources,
    walls: [],
    print,
    source({ entity }) {
      sources.add(entity.value.title);
      const view = entity.value['x-view'] === undefined ? null : viewOf(entity);
      for (const param of view?.params ?? []) params.add(param);
      for (const name of view?.sources ?? []) sources.add(name);
      return view ? `(${view.text})` : quoteName(entity.value.title);
    },
    rows(row, isLive) {
      const visible = rowRuleOf(context, row.entity);
      return [
        ...printOwner(row, printParam),
        ...(isLive && row.entity.value['x-view'] === undefined && keepsDeleted(row.entity)
          ? [`${row.alias}."deleted_at" IS NULL`]
          : []),
        ...(visible === undefined
          ? []
          : [print({ logic: visible, scope: visibleScope(context, row) }, row.alias)]),
      ];
    },
  };
}

/** What a child row calls the row of its parent. */
export const PARENT = 'p';

const visibleScope = (context: Context, { entity }: ViewRow): ExpressionScope =>
  buildRecordScope(context, entity, ['user']);

/** As the server's own row rule says (`rowPredicate`). */
function printOwner({ entity, alias }: ViewRow, param: (name: string) => string): string[] {
  const { 'x-owner': owner, 'x-view': view } = entity.value;
  if (view !== undefined || owner === 'global') return [];
  const own = `${alias}."customer_id" = ${param('user.customer')}`;
  return owner === 'user' ? [own, `${alias}."created_by" = ${param('user.id')}`] : [own];
}

/** The wall that an entity's own `x-access` is; what only follows from its screens is none. */
export function entityWalls(context: Context, entity: Source<'entity'>): readonly Wall[] {
  const parent = context.parents.get(entity.value.title)?.entity;
  const codes: Codes | undefined = entity.value['x-access']?.read ?? parent?.value['x-access']?.read;
  return codes === undefined || codes?.length === 0 ? [] : [codes];
}

/** The value of a field of a row, worked out where no column holds it. */
export function fieldLogic(
  context: Context,
  { entity }: ViewRow,
  name: string,
): { logic: Json; scope: ExpressionScope } {
  return { logic: { var: `record.${name}` }, scope: buildRecordScope(context, entity, []) };
}

/** Where problems of a view are told. */
export const viewPlace = (source: Source<'entity'>, ...path: readonly (string | number)[]) =>
  at(source, 'x-view', ...path);
