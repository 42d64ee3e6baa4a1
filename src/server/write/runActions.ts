import { ERROR_STATUS, type ErrorCode } from '#contract/errors.ts';
import type { EntityModel } from '#contract/model.ts';
import type { Action, ActionContext } from '#contract/ports.ts';
import { Failure } from '../http/Failure.ts';
import type { Values } from '#contract/logic.ts';
import type { Change } from './runChange.ts';

/** What is being done to which record. */
export interface Deed {
  entity: EntityModel;
  old: Values | null;
  record: Values | null;
  transition?: string;
}

/** Runs a module's handwritten hook (`beforeWrite`, `afterWrite`) of the entity, if it has one, for each of its deeds. */
export async function runHook(
  change: Change,
  hook: 'beforeWrite' | 'afterWrite',
  { module, name }: EntityModel,
  deeds: readonly Deed[],
): Promise<void> {
  const action = change.parts.model.actions[`${module}/${name}.${hook}`] as Action | undefined;
  if (action) await runAction(change, action, deeds);
}

/** Runs the effects that a transition names, in their order. */
export async function runEffects(change: Change, effects: readonly string[], deed: Deed): Promise<void> {
  for (const effect of effects) {
    const action = change.parts.model.actions[effect] as Action | undefined;
    if (!action) throw new Error(`effect "${effect}" is not in the model's actions`);
    await runAction(change, action, [deed]);
  }
}

/** What was asked for with `together` is done once, after the action has seen all deeds. */
async function runAction(change: Change, action: Action, deeds: readonly Deed[]): Promise<void> {
  const groups = new Map<unknown, { items: unknown[]; run: () => Promise<void> }>();
  const { tx, session, surroundings } = change;
  const tools = { tx, user: surroundings.user, customerId: session.customer.id };
  const together: ActionContext['together'] = (work, item) => {
    const group = groups.get(work);
    if (group) {
      group.items.push(item);
      return;
    }
    const items = [item];
    groups.set(work, { items, run: () => work(tools, items) });
  };
  for (const deed of deeds) await action(toContext(change, deed, together));
  for (const { run } of groups.values()) await run();
}

function toContext(change: Change, deed: Deed, together: ActionContext['together']): ActionContext {
  const { tx, parts, session, language, now, surroundings } = change;
  return {
    tx,
    user: surroundings.user,
    customerId: session.customer.id,
    language,
    ...deed,
    now,
    refuse,
    together,
    enqueue: (name, data, options) => parts.jobs.enqueue(tx, name, data, options),
    notify: (key, message) => parts.notifier.send(tx, session.customer.id, key, message),
  };
}

/** A code of the error table is thrown as it is; a rule's own key becomes a problem of its field. */
function refuse(code: string, path = '', params: Readonly<Record<string, unknown>> = {}): never {
  const problem = { path, code, params };
  if (!(code in ERROR_STATUS)) throw new Failure('invalid', { problems: [problem] });
  throw new Failure(code as ErrorCode, { params, ...(path ? { problems: [problem] } : {}) });
}
