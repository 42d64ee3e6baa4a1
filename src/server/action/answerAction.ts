import type { ActionModel } from '#contract/action.ts';
import type { Answer, Change } from '../write/runChange.ts';
import { parseAction } from './parseAction.ts';
import { readChosen } from './readChosen.ts';

/** Does an action with what was sent, inside the caller's change. */
export async function answerAction(change: Change, action: ActionModel, body: unknown): Promise<Answer> {
  const { module, key } = action;
  const handler = change.parts.model.code[module]?.actions?.[key];
  if (!handler) throw new Error(`action "${key}" is not in the code of "${module}"`);
  const { input } = parseAction(change, action, await readChosen(change, action, body));
  return { body: (await handler(change.parts.moduleContext(change, module), input)) ?? {} };
}
