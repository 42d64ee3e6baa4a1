import type { ActionModel, RecordAction } from '#contract/action.ts';
import type { Values } from '#contract/logic.ts';
import type { EntityModel } from '#contract/model.ts';
import type { RecordActionHandler } from '#contract/module.ts';
import { holdsAny } from '#contract/session.ts';
import { stepLabel } from '#contract/workflow.ts';
import { noPermission } from '#server/access/noPermission.ts';
import { refuseMissing } from '#server/access/refuseMissing.ts';
import type { StepInput } from '../workflow/parseTransition.ts';
import type { RecordStep } from '../workflow/RecordStep.ts';
import { refuseByRecord } from '../workflow/refuseTransition.ts';
import { RecordChange } from '../write/RecordChange.ts';
import { lockStored, readStored } from '../write/readStored.ts';
import type { Change } from '../write/runChange.ts';
import { runSome } from '../write/storeChanges.ts';
import { admitCall } from './admitCall.ts';
import { parseAction } from './parseAction.ts';

/** An action over records as something that is done with them. */
export function toActionStep(entity: EntityModel, action: ActionModel, model: RecordAction): RecordStep {
  const step: Pick<RecordStep, 'refuse'> = {
    refuse: (change, record, given) =>
      holdsAny(change.session.permissions, action.permissions)
        ? refuseByRecord(change, model, record, given)
        : noPermission(action.permissions),
  };
  return {
    ...step,
    entity,
    model,
    label: stepLabel(entity.name, model),
    name: { action: model.key },
    permissions: action.permissions,
    admit: (parts, request) => admitCall(parts, action, request),
    fields: action.input,
    parse: (change, body) => parseAction(change, action, body),
    run: (change, given, ids) => runAction(change, { entity, action, ...step }, given, ids),
    notify: async () => undefined,
  };
}

interface Asked extends Pick<RecordStep, 'entity' | 'refuse'> {
  action: ActionModel;
}

/** Does it to the records that take it, the same number of calls of the module's code for any number of them. */
async function runAction(
  change: Change,
  asked: Asked,
  given: StepInput,
  ids: readonly number[],
): Promise<RecordChange[]> {
  const { entity, action } = asked;
  // What a module writes by itself it locks by itself, in an order of its own.
  const read = entity.written === 'module' ? readStored : lockStored;
  const stored = new Map((await read(change, entity, ids)).map((old) => [old['id'], old]));
  const changes = ids.map((id) => toChange(change, asked, given, { id, old: stored.get(id) }));
  const handler = findHandler(change, action);
  await runSome(change, { entity, changes }, (live) =>
    Promise.resolve(handler(change.parts.moduleContext(change, action.module), live, given.input)),
  );
  return changes;
}

function toChange(
  change: Change,
  { entity, action, refuse }: Asked,
  given: StepInput,
  { id, old }: { id: number; old: Values | undefined },
): RecordChange {
  const record = old ?? { id };
  const one = new RecordChange(record, record, { action: action.key, ...given });
  one.failure = (old ? refuse(change, old, given) : refuseMissing(entity, id)) ?? undefined;
  return one;
}

/** Of the two kinds of actions the schema says which this one is. */
function findHandler({ parts }: Change, { module, key }: ActionModel): RecordActionHandler {
  const handler = parts.model.code[module]?.actions?.[key];
  if (!handler) throw new Error(`action "${key}" is not in the code of "${module}"`);
  return handler as unknown as RecordActionHandler;
}
