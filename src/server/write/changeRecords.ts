import { isDeepStrictEqual } from 'node:util';
import type { Problem } from '#contract/errors.ts';
import type { Row, Values } from '#contract/logic.ts';
import type { EntityModel, FieldModel } from '#contract/model.ts';
import { checkReadOnly } from '#contract/readOnlyFields.ts';
import { mergeRecord, rootState } from '#contract/record.ts';
import { isLocked } from '#contract/workflow.ts';
import { Failure } from '../http/Failure.ts';
import { readRecord } from '../list/readRecord.ts';
import { checkLostRows } from './checkLostRows.ts';
import { clearSecrets } from '../secrets/recordSecrets.ts';
import { createBodyRules } from './createBodyRules.ts';
import { namingDuplicates } from './nameDuplicate.ts';
import { parseBody } from './parseBody.ts';
import { prepareRecords, throwProblems } from './prepareRecords.ts';
import { isLive, RecordChange } from './RecordChange.ts';
import type { Change } from './runChange.ts';
import { differs, updateRecords } from './saveRecords.ts';
import { recordOf, storeAll, storeSome, type Batch, type Store } from './storeChanges.ts';

/** A stored record, locked, and the body that was received for it. */
export interface ReceivedBody {
  old: Values;
  body: unknown;
}

/** Changes a stored record by a received body. Throws why it is refused. */
export async function changeRecord(
  change: Change,
  entity: EntityModel,
  received: ReceivedBody,
): Promise<void> {
  const changes = [await tryMerge(change, entity, received, 'update')];
  await prepareRecords(change, entity, changes);
  await storeAll(change, toBatch(entity, changes));
}

/** Changes stored records as a sheet or a module's code says; gives each with why it is refused, unless `store` throws that. */
export async function changeRecords(
  change: Change,
  entity: EntityModel,
  bodies: readonly ReceivedBody[],
  { action, store = storeSome }: { action: 'update' | 'import'; store?: Store },
): Promise<RecordChange[]> {
  const changes: RecordChange[] = [];
  for (const received of bodies) changes.push(await tryMerge(change, entity, received, action));
  await prepareRecords(change, entity, changes);
  await store(change, toBatch(entity, changes));
  return changes;
}

/** Those that come to something: a record that is sent as it stands keeps its version. */
export function toBatch(entity: EntityModel, changes: readonly RecordChange[]): Batch {
  const isChanged = (one: RecordChange): boolean =>
    !isLive(one) || entity.fields.some((field) => differs(field, recordOf(one), one.old ?? {}));
  return { entity, changes: changes.filter(isChanged), action: 'update', store: updateAll(entity) };
}

/** Writes the rows of changed records. */
export const updateAll =
  (entity: EntityModel): Batch['store'] =>
  (change, live) => {
    const pairs = live.map((one) => ({ record: recordOf(one), old: one.old ?? {} }));
    const records = pairs.map(({ record }) => record);
    return namingDuplicates(change, entity, records, () => updateRecords(change, entity, pairs));
  };

async function tryMerge(
  change: Change,
  entity: EntityModel,
  received: ReceivedBody,
  action: 'update' | 'import',
): Promise<RecordChange> {
  try {
    return await mergeBody(change, entity, received, action);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const refused = new RecordChange(received.old, received.old, { action });
    refused.failure = error;
    return refused;
  }
}

async function mergeBody(
  change: Change,
  entity: EntityModel,
  { old, body }: ReceivedBody,
  action: 'update' | 'import',
): Promise<RecordChange> {
  if (!change.owns(entity)) refuseLocked(change, entity, old);
  const { values, version, problems } = parseBody(body, createBodyRules(change, entity, 'update', old));
  throwProblems(problems);
  if (version === undefined)
    throw new Failure('invalid', {
      problems: [{ path: 'version', code: 'is_empty', params: { label: 'kit.field.version' } }],
    });
  if (version !== old['version']) throw await readConflict(change, entity, old, values);
  const merged = mergeRecord(entity, values, old, change.scope);
  throwProblems([
    ...merged.problems,
    ...(change.owns(entity) ? [] : checkClosed(change, entity, values, { record: merged.record, old })),
  ]);
  clearSecrets(entity, merged.record, values);
  return new RecordChange(merged.record, old, { action, given: values });
}

/** What the caller cannot change, or would take away with a row. */
const checkClosed = (
  change: Change,
  entity: EntityModel,
  values: Values,
  { record, old }: { record: Values; old: Values },
): Problem[] => [
  ...checkReadOnly(entity, values, rootState(record, old), change.scope),
  ...checkLostRows(change, entity, values, old),
];

/** In some states a record is done with: it moves on, or stays as it is. Others are not the caller's to change. */
export function refuseLocked({ scope }: Change, entity: EntityModel, old: Values): void {
  const { name, workflows, changeableRows } = entity;
  if (isLocked(workflows, old)) throw new Failure('invalid_status');
  if (!changeableRows || changeableRows({ ...scope, record: old, parent: {}, old, input: {} })) return;
  const value = entity.display
    .map((part) => (typeof part === 'string' ? part : String(old[part.field] ?? '')))
    .join('');
  throw new Failure('invalid', {
    problems: [{ path: '', code: `rule.${name}.changeable`, params: { value } }],
  });
}

/** Answered with the record as reading it gives it to the caller, and the fields in which what he sent differs from it. */
async function readConflict(
  change: Change,
  entity: EntityModel,
  old: Values,
  values: Values,
): Promise<Failure> {
  const current = await readRecord(change, entity, old['id'] as number);
  const fields = entity.fields.filter(
    (field) => field.name in current && field.name in values && isOther(field, values, current),
  );
  return new Failure('version_conflict', { current, differs: fields.map((field) => field.name) });
}

/** Of child rows what was sent of them counts: the caller may know less of a row than is stored. */
function isOther(field: FieldModel, values: Values, current: Row): boolean {
  const [sent, shown] = [values[field.name], current[field.name]];
  if (!field.rows || !Array.isArray(sent) || !Array.isArray(shown))
    return differs(field, values, { ...current });
  const byId = new Map((shown as Row[]).map((row) => [row['id'], row]));
  const isSame = (row: Row): boolean => {
    const stored = byId.get(row['id']);
    return (
      stored !== undefined &&
      Object.entries(row).every(([name, value]) => isDeepStrictEqual(value, stored[name]))
    );
  };
  return sent.length !== shown.length || !(sent as Row[]).every(isSame);
}
