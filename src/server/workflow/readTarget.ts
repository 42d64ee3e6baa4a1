import type { Values } from '#contract/logic.ts';
import type { EntityModel } from '#contract/model.ts';
import { isObject } from '#contract/record.ts';
import { BULK_AT_ONCE } from '#contract/wire.ts';
import type { StepModel } from '#contract/workflow.ts';
import { Failure } from '../http/Failure.ts';
import { isOver, selectIds } from '../list/selectIds.ts';
import type { Change } from '../write/runChange.ts';

const TARGET_KEYS = new Set(['ids', 'filters', 'viewMode', 'screen', 'except']);

/** The selection's keys, and what belongs to the transition's form. */
export function splitBody(body: unknown): { target: Values; fields: Values } {
  if (!isObject(body)) throw new Failure('malformed');
  const entries = Object.entries(body);
  return {
    target: Object.fromEntries(entries.filter(([key]) => TARGET_KEYS.has(key))),
    fields: Object.fromEntries(entries.filter(([key]) => !TARGET_KEYS.has(key))),
  };
}

/** The list that a selection was made in; of bare ids, the first one that the caller may open. */
export function findPage({ access }: Change, entity: EntityModel, { screen }: Values): string | undefined {
  const lists = access.model.lists.filter(
    (list) => isOver(access, list, entity) && access.list(list).isAllowed,
  );
  return (lists.find((list) => list.screen === screen) ?? lists[0])?.route;
}

/** Ids of a selection, ascending. */
export async function readTarget(change: Change, entity: EntityModel, target: Values): Promise<number[]> {
  if ('ids' in target) return readChosen(target['ids']);
  return selectIds(change, entity, target, 'except' in target ? readIds(target['except'], 'except') : []);
}

/** Throws Failure `invalid` with `too_many_rows` where a step takes fewer records at a time than were chosen. */
export function refuseMany({ most }: Pick<StepModel, 'most'>, ids: readonly number[]): void {
  if (most === undefined || ids.length <= most) return;
  const params = { label: 'kit.list.selection', limit: most, value: ids.length };
  throw new Failure('invalid', { problems: [{ path: 'ids', code: 'too_many_rows', params }] });
}

/** Rows that were chosen one by one: only a selection by filters may be larger. Throws Failure `invalid` with `too_many_rows`. */
function readChosen(ids: unknown): number[] {
  if (!Array.isArray(ids) || ids.length <= BULK_AT_ONCE) return readIds(ids, 'ids');
  const params = { label: 'kit.list.selection', limit: BULK_AT_ONCE, value: ids.length };
  throw new Failure('invalid', { problems: [{ path: 'ids', code: 'too_many_rows', params }] });
}

/** Ids in ascending order, so that two bulk calls lock rows in the same order. */
function readIds(value: unknown, path: string): number[] {
  if (!Array.isArray(value) || !value.every((id) => Number.isSafeInteger(id) && (id as number) > 0))
    throw new Failure('invalid', {
      problems: [{ path, code: 'wrong_type', params: { label: path, value, expected: 'ids' } }],
    });
  return [...new Set(value as number[])].sort((a, b) => a - b);
}
