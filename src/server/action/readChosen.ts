import type { ActionModel } from '#contract/action.ts';
import type { RowId } from '#contract/wire.ts';
import { Failure } from '../http/Failure.ts';
import { selectRows } from '../list/selectIds.ts';
import { splitBody } from '../workflow/readTarget.ts';
import type { Change } from '../write/runChange.ts';

/** What stands for rows that were chosen. */
const IDS = 'ids';

/**
 * What is sent with an action for chosen rows: where all that a filter finds were chosen, their `ids` stand in place of it. Anything
 * else stays as it was sent.
 */
export async function readChosen(change: Change, { input }: ActionModel, body: unknown): Promise<unknown> {
  const names = input.map(({ name }) => name);
  if (!names.includes(IDS) || names.includes('filters') || !isByFilter(body)) return body;
  const { target, fields } = splitBody(body);
  return { ...fields, [IDS]: await selectRows(change, target, readExcept(target['except'] ?? [])) };
}

const isByFilter = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'screen' in body && 'filters' in body && !(IDS in body);

function readExcept(value: unknown): readonly RowId[] {
  const isId = (id: unknown): id is RowId => typeof id === 'string' || Number.isSafeInteger(id);
  if (Array.isArray(value) && value.every(isId)) return value;
  const params = { label: 'except', value, expected: IDS };
  throw new Failure('invalid', { problems: [{ path: 'except', code: 'wrong_type', params }] });
}
