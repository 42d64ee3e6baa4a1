import type { Values } from '#contract/logic.ts';
import type { EntityModel, FieldModel } from '#contract/model.ts';
import { mergeRecord } from '#contract/record.ts';
import { setFirstStates } from '#contract/settleRecord.ts';
import { Failure } from '../http/Failure.ts';
import { createBodyRules } from './createBodyRules.ts';
import { findTaken } from './findTaken.ts';
import { nameDuplicate, namingDuplicates } from './nameDuplicate.ts';
import { byPrefix, nextNumbers, storeNumbered } from './nextNumber.ts';
import { parseBody } from './parseBody.ts';
import { prepareRecords, throwProblems } from './prepareRecords.ts';
import { isLive, RecordChange } from './RecordChange.ts';
import type { Change } from './runChange.ts';
import { insertRecords } from './saveRecords.ts';
import { recordOf, storeAll, storeSome, type Batch, type Store } from './storeChanges.ts';

/** How records come about; `fixed` are values that the server sets, whoever may write them. */
export interface CreateOptions {
  cause: 'create' | 'import';
  fixed: Values;
  /** Whether what is refused throws; else it is left out. */
  store?: Store;
}

/** As a form or a module's code creates records. */
export const BY_FORM: CreateOptions = { cause: 'create', fixed: {} };

/** Creates a record of a received body; gives its id. Throws why it is refused. */
export async function createRecord(change: Change, entity: EntityModel, body: unknown): Promise<number> {
  const changes = readNews(change, entity, [body], BY_FORM);
  const batch = await prepareNews(change, entity, changes);
  await storeAll(change, batch);
  return changes[0]?.id ?? 0;
}

/** Creates records of received bodies, each step for all of them; gives each with why it is refused, unless `store` throws that. */
export async function createRecords(
  change: Change,
  entity: EntityModel,
  bodies: readonly unknown[],
  options: CreateOptions = BY_FORM,
): Promise<RecordChange[]> {
  const changes = readNews(change, entity, bodies, options);
  const batch = await prepareNews(change, entity, changes);
  await (options.store ?? storeSome)(change, batch);
  return changes;
}

/** Checks new records and gives them their numbers: what is left is to store them. */
export async function prepareNews(
  change: Change,
  entity: EntityModel,
  changes: readonly RecordChange[],
): Promise<Batch> {
  // Before the rules: a required field may be one that the first state sets.
  await prepareRecords(change, entity, changes, (one) =>
    setFirstStates(entity.workflows ?? [], recordOf(one), change.scope),
  );
  if (changes.length > 1) await refuseTaken(change, entity, changes);
  const numbered = await giveNumbers(change, entity, changes.filter(isLive).map(recordOf));
  return {
    entity,
    changes,
    action: 'create',
    store: (to, live) => insertAll(to, entity, live, numbered),
  };
}

async function insertAll(
  change: Change,
  entity: EntityModel,
  live: readonly RecordChange[],
  numbered: readonly FieldModel[],
): Promise<void> {
  const records = live.map(recordOf);
  const ids = await namingDuplicates(change, entity, records, () =>
    storeNumbered(entity, numbered, () => insertRecords(change, entity, records)),
  );
  for (const [at, one] of live.entries()) {
    one.id = ids[at] ?? 0;
    one.record = { ...recordOf(one), id: one.id };
  }
}

function readNews(
  change: Change,
  entity: EntityModel,
  bodies: readonly unknown[],
  { cause, fixed }: CreateOptions,
): RecordChange[] {
  const rules = createBodyRules(change, entity, 'create');
  const read = (body: unknown): RecordChange => {
    const { values, problems } = parseBody(body, rules);
    const merged = mergeRecord(entity, values, null, change.scope);
    throwProblems([...problems, ...merged.problems]);
    return new RecordChange({ ...merged.record, ...fixed }, null, { action: cause, given: values });
  };
  return bodies.map((body) => refusedOr(() => read(body), cause));
}

/** What cannot be read is refused, and the others go on. */
function refusedOr(read: () => RecordChange, action: string): RecordChange {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const refused = new RecordChange({}, null, { action });
    refused.failure = error;
    return refused;
  }
}

/** Of one record the database says so; of many it would not say which. */
async function refuseTaken(
  change: Change,
  entity: EntityModel,
  changes: readonly RecordChange[],
): Promise<void> {
  for (const rule of entity.unique) {
    const live = changes.filter(isLive);
    const taken = await findTaken(change, entity, rule, live.map(recordOf));
    for (const one of live)
      if (taken.has(recordOf(one))) one.failure = await nameDuplicate(change, entity, recordOf(one), rule);
  }
}

/** Fills the running codes that nobody typed; gives the fields in which it did. */
async function giveNumbers(
  change: Change,
  entity: EntityModel,
  records: readonly Values[],
): Promise<FieldModel[]> {
  const { tx, counter, session, today } = change;
  const numbering = { tx, counter, customerId: session.customer.id, today };
  const given: FieldModel[] = [];
  for (const field of entity.fields) {
    if (!field.number) continue;
    const open = records.filter((record) => !record[field.name]);
    if (open.length === 0) continue;
    const typed = new Set(records.map((record) => record[field.name]));
    for (const [prefix, group] of byPrefix(field, open)) {
      const numbers = await nextNumbers(numbering, { entity, field, prefix }, group.length, typed);
      for (const [at, record] of group.entries()) record[field.name] = numbers[at];
    }
    given.push(field);
  }
  return given;
}
