import type { ServerModel } from '#contract/model.ts';
import type { Change } from './runChange.ts';

/** Notifies open lists that rows of an entity changed: its own, and those of views that are made of it. */
export async function notifyChanged(
  { parts, session, tx }: Pick<Change, 'parts' | 'session' | 'tx'>,
  entity: string,
): Promise<void> {
  for (const name of liveBy(parts.model, entity))
    await parts.signals.listChanged(tx, session.customer.id, name);
}

const known = new WeakMap<ServerModel, ReadonlyMap<string, readonly string[]>>();

function liveBy(model: ServerModel, entity: string): readonly string[] {
  let names = known.get(model);
  if (!names) known.set(model, (names = findLive(model)));
  return names.get(entity) ?? [];
}

/** Entities whose lists are notified, by the entity whose rows change. */
function findLive({ entities }: ServerModel): ReadonlyMap<string, readonly string[]> {
  const live = entities.filter((entity) => entity.live);
  return new Map(
    entities.map(({ name }) => {
      const notified = live.filter((one) => one.name === name || one.view?.sources.includes(name));
      return [name, notified.map((one) => one.name)];
    }),
  );
}
