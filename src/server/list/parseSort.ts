import type { Problem } from '#contract/errors.ts';
import type { EntityModel, FieldModel, FieldPath, ViewModeModel } from '#contract/model.ts';
import type { Sort } from '#contract/wire.ts';
import { findPath } from '#server/access/modelIndex.ts';
import { serverTypeOf } from '#fields/types.server.ts';
import { toOrderBy, type OrderBy } from './compileOrder.ts';
import { columnsOfMode, type ListScope } from './ListScope.ts';
import { refuseName } from './refuseName.ts';

/** An order of the wire and what it means. */
export interface ParsedSort {
  sort: Sort;
  orderBy: OrderBy;
}

/** Reads `sort`; absent or refused, the list's own order, or by id where the caller may not see that field. */
export function parseSort(
  value: unknown,
  scope: ListScope,
  mode: ViewModeModel,
  problems: Problem[],
): ParsedSort {
  const fallback = parseOwnSort(scope);
  if (value === undefined) return fallback;
  const { field, order } = toSort(value);
  if (typeof field !== 'string')
    problems.push({ path: 'sort', code: 'wrong_type', params: { label: 'sort', value } });
  else if (order !== 'ASC' && order !== 'DESC') {
    problems.push({
      path: 'sort.order',
      code: 'not_a_choice',
      params: { label: 'sort.order', value: order },
    });
  } else {
    const orderBy = findOrder(field, order, scope, mode);
    if (orderBy) return { sort: { field, order }, orderBy };
    problems.push(refuseName('sort.field', 'unknown_sort', field));
  }
  return fallback;
}

function toSort(value: unknown): { field?: unknown; order?: unknown } {
  return typeof value === 'object' && value !== null ? value : {};
}

/** A sortable column of the mode, or the list's own order turned around. */
function findOrder(
  key: string,
  order: Sort['order'],
  scope: ListScope,
  mode: ViewModeModel,
): OrderBy | undefined {
  const column = columnsOfMode(scope, mode).find((candidate) => candidate.key === key && candidate.sort);
  const isOwn = key === scope.list.sort.field;
  if (isOwn && key === ID.name) return orderById(order, scope.entity);
  return column || isOwn ? orderOf(column ?? findOwnPath(scope), order, scope) : undefined;
}

function parseOwnSort(scope: ListScope): ParsedSort {
  const { sort } = scope.list;
  const orderBy = orderOf(findOwnPath(scope), sort.order, scope);
  return { sort, orderBy: orderBy ?? orderById(sort.order, scope.entity) };
}

/** Every record has it, though no schema says so. */
export const ID: FieldModel = { name: 'id', type: 'integer', json: 'integer', required: true };

/** The same of a view whose rows are called by a text. */
const TEXT_ID: FieldModel = { name: 'id', type: 'text', json: 'string', required: true };

/** The id of an entity's rows as a field. */
export const idOf = ({ view }: EntityModel): FieldModel => (view?.id === 'text' ? TEXT_ID : ID);

const orderById = (order: Sort['order'], entity: EntityModel): OrderBy => ({
  steps: [],
  field: idOf(entity),
  order,
});

function findOwnPath({ list, entity, access }: ListScope): FieldPath | undefined {
  return findPath(access.model, entity, list.sort.field);
}

/** Undefined where the caller does not see the field, or sees it masked, or its values have no order. */
function orderOf(
  path: FieldPath | undefined,
  order: Sort['order'],
  { access, entity }: ListScope,
): OrderBy | undefined {
  const field = path && access.findSeen(entity, path);
  if (!path || !field || access.isMasked(field)) return undefined;
  const orderBy = toOrderBy(path.steps, field, order, access);
  const hasOrder = serverTypeOf(orderBy.field).order({ field: orderBy.field, row: 't', value: '' }) !== null;
  return hasOrder && !access.isMasked(orderBy.field) ? orderBy : undefined;
}
