import type { Problem } from '#contract/errors.ts';
import type { Values } from '#contract/logic.ts';
import type { EntityModel, FieldModel } from '#contract/model.ts';
import { checkRecord, mergeRecord, type EntityOf } from '#contract/record.ts';
import { settleRecord } from '#contract/settleRecord.ts';
import { checkReadOnly } from '#contract/readOnlyFields.ts';
import { Failure } from '../http/Failure.ts';
import { concealProblems } from './concealProblems.ts';
import { findTaken } from './findTaken.ts';
import { nameDuplicate, namingDuplicates } from './nameDuplicate.ts';
import { nextNumbers, storeNumbered } from './nextNumber.ts';
import { parseBody, type BodyRules } from './parseBody.ts';
import { resolveReferences } from './resolveReferences.ts';
import { runHook } from './runActions.ts';
import type { Change } from './runChange.ts';
import { insertRecords } from './saveRecord.ts';
import { createBodyRules, finish, throwProblems, toWriter } from './writeRecord.ts';

/** How records come about; `fixed` are values that the server sets, whoever may write them. */
export interface CreateOptions {
  cause: 'create' | 'import';
  fixed: Values;
}

/** A record on its way, until something is found wrong with it. */
interface NewRecord {
  record: Values;
  /** What was sent of it. */
  given: Values;
  failure?: Failure;
}

/** Creates a record of a received body; gives its id. */
export async function createRecord(
  change: Change,
  entity: EntityModel,
  body: unknown,
  entityOf: EntityOf,
  options: CreateOptions = { cause: 'create', fixed: {} },
): Promise<number> {
  const [made = 0] = await createRecords(change, entity, [body], entityOf, options);
  if (made instanceof Failure) throw made;
  return made;
}

/**
 * Creates records of received bodies, each step for all of them; gives the id of each, or why it is refused. What only shows
 * once they are stored is thrown: then nothing of them may stay, and the caller tries them one by one.
 */
export async function createRecords(
  change: Change,
  entity: EntityModel,
  bodies: readonly unknown[],
  entityOf: EntityOf,
  { cause, fixed }: CreateOptions,
): Promise<(number | Failure)[]> {
  const rules = createBodyRules(change, entity, 'create', entityOf);
  const news = bodies.map((body) => readNew(body, rules, entity, fixed, entityOf));
  await checkNew(change, entity, news, cause, entityOf);
  if (news.length > 1) await refuseTaken(change, entity, news);
  const good = news.filter(isGood).map(({ record }) => record);
  const given = await giveNumbers(change, entity, good);
  const deeds = good.map((record) => ({ entity, old: null, record }));
  await runHook(change, 'beforeWrite', entity, deeds);
  const ids = await namingDuplicates(change, entity, good[0] ?? {}, () =>
    storeNumbered(entity, given, () => insertRecords(change.tx, entity, good, toWriter(change), entityOf)),
  );
  const written = good.map((record, at) => {
    const id = ids[at] ?? 0;
    return { id, before: null, after: { ...record, id } };
  });
  if (written.length > 0) await finish(change, entity, 'create', written, entityOf);
  return news.map(({ failure }) => failure ?? ids.shift() ?? 0);
}

const isGood = ({ failure }: NewRecord): boolean => failure === undefined;

function readNew(
  body: unknown,
  rules: BodyRules,
  entity: EntityModel,
  fixed: Values,
  entityOf: EntityOf,
): NewRecord {
  try {
    const { values, problems } = parseBody(body, rules);
    const merged = mergeRecord(entity, values, null, entityOf);
    throwProblems([...problems, ...merged.problems]);
    return { record: { ...merged.record, ...fixed }, given: values };
  } catch (error) {
    if (error instanceof Failure) return { record: {}, given: {}, failure: error };
    throw error;
  }
}

/** References, computed values, the first state, then every rule. */
async function checkNew(
  change: Change,
  entity: EntityModel,
  news: readonly NewRecord[],
  cause: string,
  entityOf: EntityOf,
): Promise<void> {
  const { tx, session, surroundings, access } = change;
  const good = news.filter(isGood);
  const all = good.map(({ record }) => ({ record, old: null }));
  const missing = await resolveReferences(tx, session.customer.id, entity, all, entityOf);
  for (const [at, one] of good.entries()) {
    const refuse = (problems: readonly Problem[]): boolean =>
      refuseFor(one, concealProblems(problems, access, entity, 'create', one.given));
    if (refuse(missing[at] ?? [])) continue;
    settleRecord(entity, one.record, null, {}, surroundings, entityOf);
    setInitialState(change, entity, one.record);
    refuse([
      ...checkReadOnly(
        entity,
        one.given,
        { record: one.record, old: null, parent: {} },
        surroundings,
        entityOf,
      ),
      ...checkRecord(entity, one.record, null, cause, {}, surroundings, entityOf),
    ]);
  }
}

function refuseFor(one: NewRecord, problems: readonly Problem[]): boolean {
  if (problems.length > 0) one.failure = new Failure('invalid', { problems });
  return problems.length > 0;
}

/** Before the rules: a required field may be one that the first state sets. */
function setInitialState(change: Change, entity: EntityModel, record: Values): void {
  const { workflow } = entity;
  if (!workflow) return;
  const context = { ...change.surroundings, record, parent: {}, old: null, input: {} };
  const first = workflow.initial.find((one) => one.when?.(context) ?? true);
  record[workflow.field] = first?.to ?? null;
  for (const [name, value] of Object.entries(first?.set ?? {})) record[name] = value(context);
}

/** Of one record the database says so; of many it would not say which. */
async function refuseTaken(change: Change, entity: EntityModel, news: readonly NewRecord[]): Promise<void> {
  for (const rule of entity.unique) {
    const good = news.filter(isGood);
    const records = good.map(({ record }) => record);
    const taken = await findTaken(change, entity, rule, records);
    for (const one of good)
      if (taken.has(one.record)) one.failure = await nameDuplicate(change, entity, one.record, rule);
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
    const numbers = await nextNumbers(numbering, entity, field, open.length, typed);
    for (const [at, record] of open.entries()) record[field.name] = numbers[at];
    given.push(field);
  }
  return given;
}
