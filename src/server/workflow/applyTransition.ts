import { emptyProblem } from '#contract/emptyProblem.ts';
import type { Problem } from '#contract/errors.ts';
import type { EntityModel, FormModel } from '#contract/model.ts';
import type { TransitionModel } from '#contract/workflow.ts';
import { holdsAny } from '#contract/session.ts';
import { Failure } from '../http/Failure.ts';
import type { Values } from '#contract/logic.ts';
import { defaultsOf, isObject, mergeRecord } from '#contract/record.ts';
import { checkReadOnly } from '#contract/readOnlyFields.ts';
import { CONCEALED, mayHear } from '../write/concealProblems.ts';
import { parseBody, type BodyRules } from '../write/parseBody.ts';
import { prepare, storeChange, throwProblems } from '../write/writeRecord.ts';
import type { EntityOf } from '#contract/record.ts';
import { compose } from '#contract/text.ts';
import { recordEvents } from '../write/recordChange.ts';
import { runEffects } from '../write/runActions.ts';
import type { Change } from '../write/runChange.ts';
import { atInputs, readSet } from './readSet.ts';

/** What came with a transition: its form's fields, a note, and the version seen. */
export interface TransitionInput {
  input: Values;
  note: string | null;
  version: number | undefined;
}

/** Reads the body of a transition against its form. Throws `invalid` with everything that is wrong. */
export function parseTransition(
  change: Change,
  transition: TransitionModel,
  form: FormModel | undefined,
  body: unknown,
): TransitionInput {
  if (!isObject(body ?? {})) throw new Failure('malformed');
  const { note, ...rest } = (body ?? {}) as Values;
  // A form may have a field of that name; it is the note of the event as well.
  const isField = form?.data?.some((field) => field.name === 'note') ?? false;
  const parsed = parseBody(isField ? { ...rest, note } : rest, toRules(change, form));
  const empty = (form?.data ?? [])
    .filter((field) => field.required && (parsed.values[field.name] ?? null) === null)
    .map((field) => emptyProblem(field, field.name, labelOf(form, field.name)));
  const text = typeof note === 'string' ? compose(note).trim() : '';
  const limit = transition.note?.minLength ?? 0;
  const input = completeInput(form, parsed.values);
  throwProblems([
    ...parsed.problems.filter((problem) => !empty.some((one) => one.path === problem.path)),
    ...empty,
    ...checkInput(change, form, parsed.values, input),
    ...checkNote(note, text, limit),
  ]);
  return { input, note: text || null, version: parsed.version };
}

/** What was typed into fields of the dialog that are read-only. */
function checkInput(
  { surroundings }: Change,
  form: FormModel | undefined,
  given: Values,
  input: Values,
): Problem[] {
  const entity = { name: form?.screen ?? '', fields: form?.data ?? [], rules: [] };
  return checkReadOnly(entity, given, { record: input, old: null, parent: {} }, surroundings, () => entity);
}

/** Characters of a note at most. */
const MAX_NOTE = 1_000;

function checkNote(note: unknown, text: string, limit: number): Problem[] {
  if (note !== undefined && note !== null && typeof note !== 'string')
    return [
      {
        path: 'note',
        code: 'wrong_type',
        params: { label: 'kit.field.note', value: note, expected: 'string' },
      },
    ];
  if (text.length > MAX_NOTE)
    return [{ path: 'note', code: 'too_long', params: { label: 'kit.field.note', limit: MAX_NOTE } }];
  return text.length < limit
    ? [{ path: 'note', code: 'note_too_short', params: { limit, value: text } }]
    : [];
}

const labelOf = (form: FormModel | undefined, name: string): string => `${form?.screen ?? ''}.${name}`;

/** Conditions and values look at every field of the form: what was not sent is null. */
function completeInput(form: FormModel | undefined, values: Values): Values {
  return Object.fromEntries(
    (form?.data ?? []).map((field) => [field.name, values[field.name] ?? field.default ?? null]),
  );
}

function toRules(change: Change, form: FormModel | undefined): BodyRules {
  const names = new Set((form?.data ?? []).map((field) => field.name));
  return {
    entity: { name: form?.screen ?? '', fields: form?.data ?? [] },
    writable: names,
    readable: names,
    rowsOf: () => toRules(change, undefined),
    validate: form?.validate,
    context: change.values,
    beside: defaultsOf(form?.data ?? []),
  };
}

/** Why a record does not take the transition: state, version, guard. Null when it does. */
export function refuseTransition(
  change: Change,
  entity: EntityModel,
  transition: TransitionModel,
  record: Values,
  { input, version }: TransitionInput,
): Failure | null {
  const state = record[entity.workflow?.field ?? ''];
  if (!holdsAny(change.session.permissions, permissionsOf(entity, transition)))
    return new Failure('no_permission');
  if (!transition.from.includes(state as number))
    return new Failure('invalid_status', { params: stateParams(change, entity, transition, state) });
  if (version !== undefined && version !== record['version'])
    return new Failure('version_conflict', { params: { value: version } });
  const context = { ...change.surroundings, record, parent: {}, old: record, input };
  if (transition.guard && !transition.guard(context)) return refuseByGuard(transition);
  return null;
}

export const permissionsOf = (entity: EntityModel, transition: TransitionModel): readonly string[] | null =>
  transition.permissions.length > 0 ? transition.permissions : entity.access.update;

function refuseByGuard({ guardMessage }: TransitionModel): Failure {
  return new Failure(
    'transition_refused',
    guardMessage ? { problems: [{ path: '', code: guardMessage }] } : {},
  );
}

function stateParams(
  { access }: Change,
  entity: EntityModel,
  transition: TransitionModel,
  state: unknown,
): Record<string, unknown> {
  const name = entity.workflow?.field ?? '';
  const model = entity.fields.find((field) => field.name === name)?.enum;
  const key = model?.values.find((one) => one.value === state)?.key;
  const value = model && key ? `enum.${model.name}.${key}` : state;
  return {
    value: mayHear(access, entity, name) ? value : CONCEALED,
    label: `${entity.name}.transition.${transition.key}`,
  };
}

/** Moves a locked record: state, set fields, effects, event and audit row; gives it as it is now. The refusal has been asked before. */
export async function applyTransition(
  change: Change,
  entity: EntityModel,
  transition: TransitionModel,
  old: Values,
  { input, note }: TransitionInput,
  entityOf: EntityOf,
): Promise<Values> {
  const field = entity.workflow?.field ?? '';
  const { set, typedAs } = readSet(change, entity, transition, old, input);
  const values: Values = { ...set, [field]: transition.to ?? old[field] };
  const merged = mergeRecord(entity, values, old, entityOf);
  const wish = { cause: transition.key, input };
  const record = await atInputs(typedAs, async () =>
    prepare(change, entity, merged.record, old, wish, entityOf),
  );
  await storeChange(change, entity, record, old, transition.key, entityOf, transition.key);
  await runEffects(change, transition.effects ?? [], { entity, old, record, transition: transition.key });
  await recordEvents(change.tx, {
    customerId: change.session.customer.id,
    accountId: change.session.accountId,
    entity,
    transition: transition.key,
    note,
    input,
    moved: [{ id: old['id'] as number, from: old[field], to: record[field] }],
  });
  return record;
}
