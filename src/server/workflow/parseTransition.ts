import { emptyProblem } from '#contract/emptyProblem.ts';
import type { Problem } from '#contract/errors.ts';
import type { FormModel } from '#contract/model.ts';
import type { TransitionModel } from '#contract/workflow.ts';
import { Failure } from '../http/Failure.ts';
import type { Values } from '#contract/logic.ts';
import { defaultsOf, isObject, rootState } from '#contract/record.ts';
import { checkReadOnly } from '#contract/readOnlyFields.ts';
import { parseBody, type BodyRules } from '../write/parseBody.ts';
import { throwProblems } from '../write/prepareRecords.ts';
import { compose } from '#contract/text.ts';
import type { Change } from '../write/runChange.ts';

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
function checkInput({ scope }: Change, form: FormModel | undefined, given: Values, input: Values): Problem[] {
  const entity = { name: form?.screen ?? '', fields: form?.data ?? [], rules: [] };
  return checkReadOnly(entity, given, rootState(input, null), { ...scope, entityOf: () => entity });
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
