import type { Values } from '#contract/logic.ts';
import { BULK_AT_ONCE, type BulkPreview } from '#contract/wire.ts';
import { Failure } from '../http/Failure.ts';
import { refuseMissing } from '#server/access/refuseMissing.ts';
import { refuseName, toShownName } from '../list/refuseName.ts';
import { readManyStored } from '../write/readStored.ts';
import type { Change } from '../write/runChange.ts';
import { messageOf } from './messageOf.ts';
import { readTarget, refuseMany, splitBody } from './readTarget.ts';
import { refuseMixed } from './refuseMixed.ts';
import type { RecordStep } from './RecordStep.ts';

/**
 * Who of a selection would be refused, and why, before anything is done. What only the dialog's fields or child rows
 * can tell is left to the move itself.
 */
export async function previewBulk(change: Change, step: RecordStep, body: unknown): Promise<BulkPreview> {
  const { entity } = step;
  const { target, fields } = splitBody(body);
  refuseStrangers(fields, step);
  const ids = await readTarget(change, entity, target);
  refuseMany(step.model, ids);
  await refuseMixed(change, entity, ids);
  const looked = ids.slice(0, BULK_AT_ONCE);
  const stored = await readManyStored(change, entity, looked);
  const byId = new Map(stored.map((record) => [record['id'], record]));
  const refused = looked.flatMap((id): BulkPreview['refused'] => {
    const failure = refuse(change, step, id, byId.get(id));
    return failure ? [{ id, code: failure.code, message: messageOf(change, failure) }] : [];
  });
  const out = new Set(refused.map(({ id }) => id));
  const sum = await readSum(
    change,
    step,
    ids.filter((id) => !out.has(id)),
  );
  return { total: ids.length, checked: looked.length, refused, ...(sum === undefined ? {} : { sum }) };
}

/** What the question names of the records: money of their own, or of what each refers to. */
async function readSum(
  { tx, session, entityOf }: Change,
  { entity, model: { sum } }: RecordStep,
  ids: readonly number[],
): Promise<number | undefined> {
  if (!sum) return undefined;
  const { of, by, entity: other } = sum;
  const join = by && other ? ` join "${entityOf(other).table}" o on o.id = t."${by}"` : '';
  const { rows } = await tx.query<{ sum: number }>(
    `select coalesce(sum(${join ? 'o' : 't'}."${of}"), 0)::int8 as sum from "${entity.table}" t${join}
 where t.customer_id = $1 and t.id = any($2::int8[])`,
    [session.customer.id, ids],
  );
  return rows[0]?.sum ?? 0;
}

/** Fields of the dialog may stand beside, and be empty yet; others are a mistake. */
function refuseStrangers(fields: Values, step: RecordStep): void {
  const known = new Set(['note', ...step.fields.map(({ name }) => name)]);
  const strangers = Object.keys(fields).filter((name) => !known.has(name));
  if (strangers.length === 0) return;
  const problems = strangers.map((name) => refuseName(toShownName(name), 'unknown_field', name));
  throw new Failure('invalid', { problems });
}

function refuse(change: Change, step: RecordStep, id: number, stored: Values | undefined): Failure | null {
  if (!stored) return refuseMissing(step.entity, id);
  const known = watch(stored);
  const input = watch({});
  const failure = step.refuse(change, known.values, { input: input.values, note: null, version: undefined });
  return failure && known.isComplete() && input.isComplete() ? failure : null;
}

/** Values that notice when something is asked of them that they do not have. */
function watch(values: Values): { values: Values; isComplete: () => boolean } {
  let isComplete = true;
  const watched = new Proxy(values, {
    get(target, name) {
      if (typeof name === 'string' && !(name in target)) isComplete = false;
      return target[name as string];
    },
  });
  return { values: watched, isComplete: () => isComplete };
}
