import type { ServerModel } from '#contract/model.ts';
import type { Change } from './runChange.ts';

/** Tells open lists that rows of an entity changed: its own, and those of views that are made of it. */
export async function tellChanged(
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

/** Entities whose lists are told, by the entity whose rows change. */
function findLive({ entities }: ServerModel): ReadonlyMap<string, readonly string[]> {
  const live = entities.filter((entity) => entity.live);
  return new Map(
    entities.map(({ name }) => {
      const told = live.filter((one) => one.name === name || one.view?.sources.includes(name));
      return [name, told.map((one) => one.name)];
    }),
  );
}
