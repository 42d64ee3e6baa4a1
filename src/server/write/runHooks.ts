import type { EntityModel, ServerModel } from '#contract/model.ts';
import type { ChangeHandler, EntityHooks } from '#contract/module.ts';
import { type RecordChange, isLive } from './RecordChange.ts';
import type { Change } from './runChange.ts';

type Hook = keyof EntityHooks;

const HOOKS: readonly Hook[] = ['beforeWrite', 'afterWrite'];

/** Code of a module that looks at changes. */
interface Listener {
  module: string;
  handler: ChangeHandler;
}

/** Hooks by entity and kind, those of the entity's own module first. */
const hooksOf = new WeakMap<ServerModel, Map<string, Listener[]>>();

/** Runs what modules wrote for every write of an entity, once for all records that are still to be stored; whether there is any. */
export async function runHook(
  change: Change,
  hook: Hook,
  { name }: EntityModel,
  changes: readonly RecordChange[],
): Promise<boolean> {
  const listeners = findHooks(change.parts.model).get(`${name}.${hook}`) ?? [];
  for (const listener of listeners) await run(change, listener, changes);
  return listeners.length > 0;
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
    await run(change, { module, handler }, changes);
  }
}

async function run(
  change: Change,
  { module, handler }: Listener,
  changes: readonly RecordChange[],
): Promise<void> {
  const live = changes.filter(isLive);
  if (live.length > 0) await handler(change.parts.moduleContext(change, module), live);
}

function findHooks(model: ServerModel): Map<string, Listener[]> {
  let found = hooksOf.get(model);
  if (!found) hooksOf.set(model, (found = collectHooks(model)));
  return found;
}

function collectHooks({ entities, code }: ServerModel): Map<string, Listener[]> {
  const owners = new Map(entities.map(({ name, module }) => [name, module]));
  const found = new Map<string, Listener[]>();
  for (const [module, { hooks = {} }] of Object.entries(code))
    for (const [entity, each = {}] of Object.entries(hooks))
      for (const hook of HOOKS) {
        const handler = each[hook];
        const others = found.get(`${entity}.${hook}`) ?? [];
        const own = handler ? [{ module, handler }] : [];
        found.set(
          `${entity}.${hook}`,
          module === owners.get(entity) ? [...own, ...others] : [...others, ...own],
        );
      }
  return found;
}
