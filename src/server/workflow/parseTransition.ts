import type { Problem } from '#contract/errors.ts';
import type { FormModel } from '#contract/model.ts';
import type { TransitionModel } from '#contract/workflow.ts';
import { Failure } from '../http/Failure.ts';
import type { Values } from '#contract/logic.ts';
import { isObject } from '#contract/record.ts';
import { parseInput } from '../write/parseInput.ts';
import { throwProblems } from '../write/prepareRecords.ts';
import { compose } from '#contract/text.ts';
import type { Change } from '../write/runChange.ts';

/** What came with a transition or an action: fields of its dialog, a note, and the version seen. */
export interface StepInput {
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
): StepInput {
  if (!isObject(body ?? {})) throw new Failure('malformed');
  const { note, ...rest } = (body ?? {}) as Values;
  const fields = form?.data ?? [];
  // A form may have a field of that name; it is the note of the event as well.
  const isField = fields.some((field) => field.name === 'note');
  const rules = { name: form?.screen ?? '', fields, validate: form?.validate };
  const { input, version, problems } = parseInput(change, rules, isField ? { ...rest, note } : rest);
  const text = typeof note === 'string' ? compose(note).trim() : '';
  throwProblems([...problems, ...checkNote(note, text, transition.note?.minLength ?? 0)]);
  return { input, note: text || null, version };
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
