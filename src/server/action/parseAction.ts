import type { ActionModel } from '#contract/action.ts';
import { parseInput } from '../write/parseInput.ts';
import { throwProblems } from '../write/prepareRecords.ts';
import type { Change } from '../write/runChange.ts';
import type { StepInput } from '../workflow/parseTransition.ts';

/** What is sent with an action, complete. Throws `invalid` with all that is wrong. */
export function parseAction(
  change: Change,
  { stem, input: fields, validate }: ActionModel,
  body: unknown,
): StepInput {
  const { input, version, problems } = parseInput(change, { name: stem, fields, validate }, body);
  throwProblems([...problems]);
  return { input, note: null, version };
}
