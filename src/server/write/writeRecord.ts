import { isDeepStrictEqual } from 'node:util';
import type { Problem } from '#contract/errors.ts';
import type { EntityModel, FieldModel } from '#contract/model.ts';
import { sessionIdOf } from '../access/Actor.ts';
import { attachFiles } from '../files/attachFiles.ts';
import { Failure } from '../http/Failure.ts';
import { readRecord } from '../list/readRecord.ts';
import type { Row, Values } from '#contract/logic.ts';
import { checkLostRows } from './checkLostRows.ts';
import { concealProblems } from './concealProblems.ts';
import { namingDuplicates } from './nameDuplicate.ts';
import { parseBody, type BodyRules } from './parseBody.ts';
import { isLocked } from '#contract/workflow.ts';
import { checkRecord, defaultsOf, mergeRecord, type EntityOf } from '#contract/record.ts';
import { settleRecord } from '#contract/settleRecord.ts';
import { checkReadOnly } from '#contract/readOnlyFields.ts';
import { recordChanges, recordEvents, type Changed } from './recordChange.ts';
import { resolveReferences } from './resolveReferences.ts';
import { runHook } from './runActions.ts';
import type { Change } from './runChange.ts';
import { differs, removeRecords, updateRecord } from './saveRecord.ts';

/** What a body is read against: the caller's rights at this entity, child rows as far as they go. */
export function createBodyRules(
  change: Change,
  entity: EntityModel,
  mode: 'create' | 'update',
  entityOf: EntityOf,
  old?: Values,
): BodyRules {
  return {
    entity,
    writable: change.access.writableFields(entity, mode),
    readable: change.access.readableFields(entity),
    rowsOf: (field) => createBodyRules(change, entityOf(field.rows?.entity ?? ''), mode, entityOf),
    validate: change.parts.model.validators[entity.name],
    context: change.values,
    beside: old ?? defaultsOf(entity.fields),
  };
}

/** Changes a stored record by a received body; `old` is locked. */
export async function changeRecord(
  change: Change,
  entity: EntityModel,
  old: Values,
  body: unknown,
  entityOf: EntityOf,
  cause: 'update' | 'import' = 'update',
): Promise<void> {
  refuseLocked(entity, old);
  const { values, version, problems } = parseBody(
    body,
    createBodyRules(change, entity, 'update', entityOf, old),
  );
  throwProblems(problems);
  if (version === undefined)
    throw new Failure('invalid', {
      problems: [{ path: 'version', code: 'is_empty', params: { label: 'kit.field.version' } }],
    });
  if (version !== old['version']) throw await readConflict(change, entity, old, values);
  const merged = mergeRecord(entity, values, old, entityOf);
  const asked = { record: merged.record, old, parent: {} };
  throwProblems([
    ...merged.problems,
    ...checkReadOnly(entity, values, asked, change.surroundings, entityOf),
    ...checkLostRows(change.access, entity, values, old, entityOf),
  ]);
  const record = await prepare(change, entity, merged.record, old, { cause, given: values }, entityOf);
  if (!entity.fields.some((field) => differs(field, record, old))) return;
  await storeChange(change, entity, record, old, 'update', entityOf);
}

/** In some states a record is done with: it moves on, or stays as it is. */
function refuseLocked(entity: EntityModel, old: Values): void {
  if (isLocked(entity.workflow, old)) throw new Failure('invalid_status');
}

/** Stores a prepared change of an existing record with its hooks and audit. */
export async function storeChange(
  change: Change,
  entity: EntityModel,
  record: Values,
  old: Values,
  action: string,
  entityOf: EntityOf,
  transition?: string,
): Promise<void> {
  const deed = { entity, old, record, ...(transition ? { transition } : {}) };
  await runHook(change, 'beforeWrite', entity, [deed]);
  await namingDuplicates(change, entity, record, () =>
    updateRecord(change.tx, entity, record, old, toWriter(change), entityOf),
  );
  const written = [{ id: record['id'] as number, before: old, after: record }];
  await finish(change, entity, action, written, entityOf, transition);
}

/** Why a record is to change: what was sent of it, or of the dialog of a transition. */
export interface Wish {
  /** `update`, `import` or a transition's key. */
  cause: string;
  given?: Values;
  input?: Values;
}

/** References, computed values, then every rule of a record that is there; throws what is wrong. */
export async function prepare(
  change: Change,
  entity: EntityModel,
  record: Values,
  old: Values,
  { cause, given = {}, input = {} }: Wish,
  entityOf: EntityOf,
): Promise<Values> {
  const { tx, session, surroundings, access } = change;
  const throwTold = (problems: readonly Problem[]) =>
    throwProblems(concealProblems(problems, access, entity, 'update', given));
  const all = [{ record, old }];
  throwTold((await resolveReferences(tx, session.customer.id, entity, all, entityOf)).flat());
  settleRecord(entity, record, old, {}, surroundings, entityOf, input);
  throwTold(checkRecord(entity, record, old, cause, {}, surroundings, entityOf, input));
  return record;
}

/** What follows once records are stored: files, hooks, audit, first states, signal. */
export async function finish(
  change: Change,
  entity: EntityModel,
  action: string,
  written: readonly Changed[],
  entityOf: EntityOf,
  transition?: string,
): Promise<void> {
  const { tx, session, requestId, parts } = change;
  const who = { customerId: session.customer.id, accountId: session.accountId, entity };
  for (const { id, before, after } of written) await attachFiles(change, entity, id, before, after, entityOf);
  const moved = transition ? { transition } : {};
  const deeds = written.map(({ before, after }) => ({ entity, old: before, record: after, ...moved }));
  await runHook(change, 'afterWrite', entity, deeds);
  await recordChanges(tx, { ...who, sessionId: sessionIdOf(session), requestId, action, changed: written });
  const state = entity.workflow?.field;
  const news = written.flatMap(({ id, before, after }) =>
    state && !before && after ? [{ id, from: null, to: after[state] }] : [],
  );
  if (news.length > 0)
    await recordEvents(tx, { ...who, transition: null, note: null, input: {}, moved: news });
  if (entity.live) await parts.signals.listChanged(tx, session.customer.id, entity.name);
}

/** Removes records; refused while live ones point to them. `old` are locked. */
export async function deleteRecord(
  change: Change,
  entity: EntityModel,
  old: Values,
  entityOf: EntityOf,
  entities: readonly EntityModel[],
): Promise<void> {
  refuseLocked(entity, old);
  const id = old['id'] as number;
  await runHook(change, 'beforeWrite', entity, [{ entity, old, record: null }]);
  await letGo(change, entity, id, entities);
  for (const field of entity.fields)
    if (field.rows)
      await removeRecords(
        change.tx,
        entityOf(field.rows.entity),
        ((old[field.name] ?? []) as Values[]).map((row) => row['id'] as number),
        toWriter(change),
      );
  await removeRecords(change.tx, entity, [id], toWriter(change));
  await finish(change, entity, 'delete', [{ id, before: old, after: null }], entityOf);
}

/** References to a record that goes: `restrict` refuses, `clear` empties; owners of rows take theirs along. */
async function letGo(
  change: Change,
  entity: EntityModel,
  id: number,
  entities: readonly EntityModel[],
): Promise<void> {
  const customerId = change.session.customer.id;
  for (const other of entities)
    for (const field of other.fields) {
      if (field.reference?.entity !== entity.name || other.parent?.foreignKey === field.name) continue;
      const where = `"${field.name}" = $1 and "customer_id" = $2${other.softDelete ? ' and "deleted_at" is null' : ''}`;
      if (field.reference.onDelete === 'clear')
        await change.tx.query(
          `update "${other.table}" set "${field.name}" = null, "version" = "version" + 1 where ${where}`,
          [id, customerId],
        );
      else if (
        (await change.tx.query(`select 1 from "${other.table}" where ${where} limit 1`, [id, customerId]))
          .rowCount > 0
      )
        throw new Failure('in_use', { params: { label: `entity.${other.name}` } });
    }
}

/** Answered with the record as reading it gives it to the caller, and the fields in which his wish differs from it. */
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
  const [wish, shown] = [values[field.name], current[field.name]];
  if (!field.rows || !Array.isArray(wish) || !Array.isArray(shown))
    return differs(field, values, { ...current });
  const byId = new Map((shown as Row[]).map((row) => [row['id'], row]));
  const isSame = (row: Row): boolean => {
    const stored = byId.get(row['id']);
    return (
      stored !== undefined &&
      Object.entries(row).every(([name, value]) => isDeepStrictEqual(value, stored[name]))
    );
  };
  return wish.length !== shown.length || !(wish as Row[]).every(isSame);
}

export function throwProblems(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new Failure('invalid', { problems });
}

export const toWriter = (change: Change) => ({
  customerId: change.session.customer.id,
  accountId: change.session.accountId,
});
