import type { EntityModel, ServerModel } from '#contract/model.ts';
import type { ChangeContext, ChangeHandler, EntityHooks, ModuleCode } from '#contract/module.ts';
import { toFacts } from '../access/Actor.ts';
import { type RecordChange, isLive, toFailure } from './RecordChange.ts';
import type { Change } from './runChange.ts';

type Hook = keyof EntityHooks;

/** Hooks by entity and kind, those of the entity's own module first. */
const hooksOf = new WeakMap<ServerModel, Map<string, ChangeHandler[]>>();

/** Runs what modules wrote for every write of an entity, once for all records that are still to be stored. */
export async function runHook(
  change: Change,
  hook: Hook,
  { name }: EntityModel,
  changes: readonly RecordChange[],
): Promise<void> {
  for (const handler of findHooks(change.parts.model).get(`${name}.${hook}`) ?? [])
    await runHandler(change, handler, changes);
}

/** Runs the effects that a transition names (`<module>/<name>`), in their order. */
export async function runEffects(
  change: Change,
  effects: readonly string[],
  changes: readonly RecordChange[],
): Promise<void> {
  for (const effect of effects) {
    const [module = '', name = ''] = effect.split('/');
    const handler = change.parts.model.code[module]?.effects?.[name];
    if (!handler) throw new Error(`effect "${effect}" is not in the code of its module`);
    await runHandler(change, handler, changes);
  }
}

async function runHandler(
  change: Change,
  handler: ChangeHandler,
  changes: readonly RecordChange[],
): Promise<void> {
  const live = changes.filter(isLive);
  if (live.length > 0) await handler(toContext(change), live);
}

function findHooks(model: ServerModel): Map<string, ChangeHandler[]> {
  let found = hooksOf.get(model);
  if (!found) hooksOf.set(model, (found = collectHooks(model)));
  return found;
}

function collectHooks({ entities, code }: ServerModel): Map<string, ChangeHandler[]> {
  const found = new Map<string, ChangeHandler[]>();
  for (const { name, module } of entities) {
    const own = code[module];
    const others = Object.entries(code).flatMap(([key, one]) => (key === module ? [] : one));
    for (const each of own ? [own, ...others] : others) addHooks(found, name, each);
  }
  return found;
}

function addHooks(found: Map<string, ChangeHandler[]>, entity: string, { hooks }: ModuleCode): void {
  for (const [hook, handler] of Object.entries(hooks?.[entity] ?? {})) {
    const key = `${entity}.${hook}`;
    found.set(key, [...(found.get(key) ?? []), handler]);
  }
}

/** What a module's code is given of a change. */
export function toContext({ tx, parts, session, language, now, today, scope }: Change): ChangeContext {
  const customerId = session.customer.id;
  return {
    actor: toFacts(session),
    user: scope.user,
    settings: scope.settings,
    language,
    now,
    today,
    query: (text, values) => tx.query(text, values),
    enqueue: (name, data, options) => parts.jobs.enqueue(tx, name, data, options),
    notify: (key, message) => parts.notifier.send(tx, customerId, key, message),
    refuse: (code, path, params) => {
      throw toFailure(code, path, params);
    },
  };
}
