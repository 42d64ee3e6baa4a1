import { copiesOf, namesOf } from '#contract/duplicate.ts';
import type { Values } from '#contract/logic.ts';
import type { EntityModel, FieldModel } from '#contract/model.ts';
import { entityOf } from '../access/modelIndex.ts';
import { SqlError } from '../db/Db.ts';
import { Failure } from '../http/Failure.ts';
import { compileLookup } from '../lookup/compileLookup.ts';
import { seesValue } from './concealProblems.ts';
import type { Change } from './runChange.ts';

type Rule = EntityModel['unique'][number];
type Labels = Readonly<Record<string, string>>;

/** A record that repeats another, and what its references are called. */
interface Duplicate {
  entity: EntityModel;
  record: Values;
  labels: Labels;
}

/**
 * A violated unique rule becomes 409 with the rule's own message at its first field; of many records the database does not say
 * which one breaks it, so it is said once they are tried one by one.
 */
export async function namingDuplicates<T>(
  change: Change,
  entity: EntityModel,
  records: readonly Values[],
  work: () => Promise<T>,
): Promise<T> {
  const [record = {}, ...more] = records;
  // Before: a refused statement ends the transaction, and nothing can be asked in it any more.
  const labels = more.length > 0 ? {} : await readLabels(change, entity, record);
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof SqlError) || error.code !== '23505') throw error;
    const { constraint } = error;
    const rule = entity.unique.find((one) => constraint === `${entity.table}__${one.key}__unique`);
    // Of a running code there is no rule.
    if (!rule || more.length > 0)
      throw new Failure('duplicate_unnamed', { params: { label: `entity.${entity.name}` } });
    throw toDuplicate(change, { entity, record, labels }, rule);
  }
}

/** The refusal of a record that breaks a uniqueness rule, whose references are not read yet. */
export async function nameDuplicate(
  change: Change,
  entity: EntityModel,
  record: Values,
  rule: Rule,
): Promise<Failure> {
  return toDuplicate(change, { entity, record, labels: await readLabels(change, entity, record) }, rule);
}

/** Whoever may not see all that repeats is told which of the fields he sees, and no value. */
function toDuplicate(
  { caller: access, scope }: Change,
  { entity, record, labels }: Duplicate,
  rule: Rule,
): Failure {
  const isSeen = (name: string): boolean => seesValue(access, entity, name);
  // Of a masked value he knows that there is one.
  const readable = access.readableFields(entity);
  const known = rule.fields.filter((name) => readable.has(name));
  const path = known[0] ?? '';
  if (rule.fields.every(isSeen)) {
    const params = namesOf(entity, rule.fields, record, { isSeen, print: scope.print, labels });
    if (params.value.length > 0)
      return new Failure('duplicate', { params, problems: [{ path, code: rule.message, params }] });
  }
  const label = known.length > 0 ? known.map((name) => `${entity.name}.${name}`) : `entity.${entity.name}`;
  const problem = { path, code: 'duplicate_unnamed', params: { label } } as const;
  return new Failure('duplicate_unnamed', { params: { label }, problems: [problem] });
}

/** What the records are called that unique references of a record lead to, where no text of them is copied. */
async function readLabels(change: Change, entity: EntityModel, record: Values): Promise<Labels> {
  const labels: Record<string, string> = {};
  for (const field of bareReferences(entity)) {
    const id = record[field.name];
    const label = typeof id === 'number' ? await readLabel(change, field, id) : null;
    if (label !== null) labels[field.name] = label;
  }
  return labels;
}

function bareReferences({ unique, fields }: EntityModel): readonly FieldModel[] {
  const names = new Set(unique.flatMap((rule) => rule.fields));
  return fields.filter(
    (field) => field.reference && names.has(field.name) && copiesOf(field, fields).length === 0,
  );
}

/** As a picker shows it to the caller; null for what it would not offer him. */
async function readLabel({ tx, access, now }: Change, field: FieldModel, id: number): Promise<string | null> {
  const target = entityOf(access.model, field.reference?.entity ?? '');
  const { text, values } = compileLookup({ words: [], ids: [id], tests: [] }, target, [], { access, now });
  const { rows } = await tx.query<{ rows: string }>(text, [...values]);
  const [found] = JSON.parse(rows[0]?.rows ?? '[]') as { label: string | null }[];
  return found?.label ?? null;
}
